import type { z } from 'zod'
import { moneyToJson } from '#platform/money.ts'
import type { RepeatPreview } from './contract.ts'
import { summarizeRepeat, type RepeatedLine } from './rules.ts'

/** An order of the past beside today's prices. */
export function presentRepeat(
  order: { id: string; number: string },
  lines: readonly RepeatedLine[],
): z.output<typeof RepeatPreview> {
  const { oldTotal, newTotal, ...counts } = summarizeRepeat(lines)
  return {
    ...order,
    lines: lines.map(({ variantId, unitPrice, total, now, ...line }) => ({
      ...line,
      product_variant_id: String(variantId),
      oldPrice: moneyToJson(unitPrice),
      oldSubtotal: moneyToJson(total),
      now: now && { ...now, price: moneyToJson(now.price), subtotal: moneyToJson(now.subtotal) },
    })),
    oldTotal: moneyToJson(oldTotal),
    newTotal: moneyToJson(newTotal),
    ...counts,
  }
}
