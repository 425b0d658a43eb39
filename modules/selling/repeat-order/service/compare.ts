import type { Context } from '#platform/http/context.ts'
import { loadCart } from '#modules/selling/cart/service/load-cart.ts'
import { compareWithToday, mergeVariants, type PastLine, type RepeatedLine } from '../rules.ts'

/** Lines of an order or an offer of the past beside what the caller would pay today. */
export async function compareLines(
  ctx: Context,
  lines: readonly PastLine[],
): Promise<RepeatedLine[]> {
  const merged = mergeVariants(lines)
  const sold = await loadCart(ctx, ...merged.map(({ variantId }) => variantId))
  return merged.map((line) => compareWithToday(line, sold))
}
