import type { z } from 'zod'
import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { type MoneyJson, type Money, moneyToJson } from '#platform/money.ts'
import type { OrderChange } from '../contract.ts'
import { type OrderSummary, formatItemName } from './order-summary.ts'

/** What the buyer saw when they placed the order. */
export type SeenOrder = {
  lines: readonly { product_variant_id: string; qty: number; unitPrice: MoneyJson }[]
  freight: MoneyJson
  total: MoneyJson
}

/** A difference between what the buyer saw and the current summary. */
export type SummaryChange = z.output<typeof OrderChange>

/** Every difference from what the buyer saw; the total only where nothing else explains it. */
export function findChanges(seen: SeenOrder, now: OrderSummary): SummaryChange[] {
  const changes = [
    ...findLineChanges(seen, now),
    ...compareAmount('freight', 'Ongkos kirim', seen.freight, now.freight),
  ]
  return changes.length > 0 ? changes : compareAmount('total', 'Total bayar', seen.total, now.total)
}

function findLineChanges(seen: SeenOrder, { lines }: OrderSummary): SummaryChange[] {
  const seenLines = new Map(seen.lines.map((line) => [line.product_variant_id, line]))
  const changes = lines.flatMap(({ variant, qty, unitPrice }): SummaryChange[] => {
    const id = String(variant.variantId)
    const name = formatItemName(variant)
    const inUnit = (quantity: number) => `${formatQuantity(quantity)} ${variant.unit}`
    const previous = seenLines.get(id)
    seenLines.delete(id)
    if (!previous) return [{ what: 'line', name, was: 'belum ada', now: inUnit(qty) }]
    const prices = compareAmount('price', name, previous.unitPrice, unitPrice)
    if (previous.qty === qty) return prices
    return [{ what: 'qty', name, was: inUnit(previous.qty), now: inUnit(qty) }, ...prices]
  })
  const removedLines = [...seenLines.values()].map(({ qty }): SummaryChange => ({
    what: 'line',
    name: 'Barang lain',
    was: formatQuantity(qty),
    now: 'tidak ada lagi',
  }))
  return [...changes, ...removedLines]
}

function compareAmount(
  what: SummaryChange['what'],
  name: string,
  seen: MoneyJson,
  amount: Money,
): SummaryChange[] {
  const now = moneyToJson(amount)
  return seen.amount === now.amount
    ? []
    : [{ what, name, was: formatRupiah(seen), now: formatRupiah(now) }]
}
