import type { z } from 'zod'
import type { PricedCart, PricedLine } from '#modules/cart/rules/priced.ts'
import type { LoadLine, Part } from '#modules/delivery/rules/allocation.ts'
import type { DraftLine } from '#modules/orders/draft.ts'
import { taxOfOrder, type TaxRates } from '#modules/orders/tax.ts'
import type { Taxed } from '#modules/tax/rules.ts'
import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { type Money, type MoneyAnswer, sen, times, toAnswer } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import type { OrderChange } from './contract.ts'

/** What a cart costs with its freight (sen, including PPN), as an order will. */
export type Bill = Taxed & {
  lines: PricedLine[]
  goods: Money
  saved: Money
  freight: Money
  total: Money
  rates: TaxRates
}

/** What the buyer saw when they pressed the button. */
export type Seen = {
  lines: readonly { product_variant_id: string; qty: number; unitPrice: MoneyAnswer }[]
  freight: MoneyAnswer
  total: MoneyAnswer
}

/** One difference between what was seen and what holds now. */
export type Change = z.output<typeof OrderChange>

/** Goods, freight and the PPN inside both, as `orders.place` will write them. */
export function billOf(cart: PricedCart, freight: Money): Bill {
  const { lines, goods, saved, rates } = cart
  const taxed = lines.map((line) => ({ total: line.total, luxury: line.variant.luxury }))
  const { document } = taxOfOrder(taxed, freight, rates)
  return { lines, goods, saved, freight, total: sen(goods + freight), rates, ...document }
}

/** Throws 409 `cart.empty`, or 422 `cart.problem` naming each line that cannot be ordered. */
export function checkOrderable({ lines }: PricedCart): void {
  if (lines.length === 0) throw new Refusal('cart.empty', 'Keranjang Anda masih kosong.', 409)
  const wrong = lines.filter((line) => line.problem !== null)
  if (wrong.length === 0) return
  throw new Refusal('cart.problem', 'Perbaiki barang yang ditandai di keranjang.', 422, {
    errors: Object.fromEntries(wrong.map(({ id, problem }) => [`lines.${id}`, problem!.message])),
    detail: {
      lines: wrong.map(({ id, variant, problem }) => ({ id, name: nameOf(variant), ...problem })),
    },
  })
}

/** What a variant is called beside others: product and variant. */
export const nameOf = ({ name, variantName }: { name: string; variantName: string }): string =>
  `${name} ${variantName}`

/** Every difference to what the buyer saw; the total only where nothing else explains it. */
export function changesSince(seen: Seen, now: Bill): Change[] {
  const changes = [
    ...lineChanges(seen, now),
    ...amountChange('freight', 'Ongkos kirim', seen.freight, now.freight),
  ]
  return changes.length > 0 ? changes : amountChange('total', 'Total bayar', seen.total, now.total)
}

function lineChanges(seen: Seen, { lines }: Bill): Change[] {
  const before = new Map(seen.lines.map((line) => [line.product_variant_id, line]))
  const changes = lines.flatMap(({ variant, qty, unitPrice }): Change[] => {
    const id = String(variant.variantId)
    const name = nameOf(variant)
    const inUnit = (quantity: number) => `${formatQuantity(quantity)} ${variant.unit}`
    const was = before.get(id)
    before.delete(id)
    if (!was) return [{ what: 'line', name, was: 'belum ada', now: inUnit(qty) }]
    const prices = amountChange('price', name, was.unitPrice, unitPrice)
    if (was.qty === qty) return prices
    return [{ what: 'qty', name, was: inUnit(was.qty), now: inUnit(qty) }, ...prices]
  })
  const gone = [...before.values()].map(({ qty }): Change => ({
    what: 'line',
    name: 'Barang lain',
    was: formatQuantity(qty),
    now: 'tidak ada lagi',
  }))
  return [...changes, ...gone]
}

function amountChange(
  what: Change['what'],
  name: string,
  seen: MoneyAnswer,
  amount: Money,
): Change[] {
  const now = toAnswer(amount)
  return seen.amount === now.amount
    ? []
    : [{ what, name, was: formatRupiah(seen), now: formatRupiah(now) }]
}

/** A cart's line as delivery weighs it. */
export const loadOf = ({ variant, qty }: PricedLine): LoadLine => ({
  variantId: variant.variantId,
  name: nameOf(variant),
  unit: variant.unit,
  quantity: qty,
  weightKg: variant.weightKg,
  volumeM3: variant.volumeM3,
  lengthM: variant.lengthM,
  subCategory: variant.subCategory,
})

/**
 * The order's lines: a cart's line from two warehouses becomes two, which together cost what it
 * did; the last one takes what rounding left.
 */
export function draftLines(lines: readonly PricedLine[], parts: readonly Part[]): DraftLine[] {
  return lines.flatMap((line) => {
    const mine = parts.filter((part) => part.variantId === line.variant.variantId)
    const totals = mine.map((part) => times(line.unitPrice, part.quantity))
    const rest = totals.slice(0, -1).reduce<number>((left, each) => left - each, line.total)
    return mine.map((part, index) =>
      draftLine(line, part, index === mine.length - 1 ? sen(rest) : totals[index]!),
    )
  })
}

function draftLine(line: PricedLine, { warehouseId, quantity }: Part, total: Money): DraftLine {
  const { variant, list, discount, unitPrice } = line
  return {
    variantId: variant.variantId,
    warehouseId,
    sku: variant.sku,
    productName: variant.name,
    variantName: variant.variantName,
    productSlug: variant.slug,
    picture: variant.picture,
    unit: variant.unit,
    quantity,
    list,
    discount,
    unitPrice,
    total,
    weightKg: Number((variant.weightKg * quantity).toFixed(3)),
    volumeM3: Number((variant.volumeM3 * quantity).toFixed(6)),
    luxury: variant.luxury,
  }
}
