import { sen, sum, zero, type Money } from '#platform/money.ts'
import { priceDraft } from '#modules/checkout/order-placement/rules/price-draft.ts'
import { splitOffDelivery } from '#modules/finance/invoices/delivery-invoice-rules.ts'
import { priceCart, priceLine } from '#modules/selling/cart/rules/pricing.ts'
import type { NewOrderLine } from '#modules/selling/orders/rules/new-order.ts'
import type { Dice } from '../dice.ts'
import {
  modelRates,
  rollLine,
  toDraftLine,
  toVariant,
  type ModelLine,
} from '../finance/money-model.ts'

export type ModelOrder = ReturnType<typeof priceDraft>

/** What a document is made of (sen): its lines and freight are its total, which contains `tax`. */
type ModelAmounts = { total: Money; exclusive: Money; base: Money; tax: Money }

export type ModelInvoice = ModelAmounts & {
  goods: Money
  freight: Money
  lines: (ModelAmounts & { line: NewOrderLine; quantity: number })[]
}

/** A cart of these lines, as the shop prices it. */
export const priceModelCart = (parts: readonly ModelLine[]) =>
  priceCart(
    parts.map((line, index) =>
      priceLine(
        { id: String(index), qty: line.thousandths / 1000, variant: toVariant(line) },
        {
          listPrice: sen(line.list),
          tiers: line.tiers.map(({ from, percent }) => ({ minQty: from, discount: percent })),
        },
      ),
    ),
    modelRates,
  )

/** An order of some lines out of a cart, or of prices without PPN that were agreed on, with freight. */
export function rollOrder(dice: Dice): ModelOrder {
  const parts = Array.from({ length: dice(1, 6) }, () => rollLine(dice))
  const isAgreed = dice(0, 2) === 0
  const cart = priceModelCart(parts)
  return priceDraft({
    lines: parts.map((line, index) => {
      const { unitPrice, total } = cart.lines[index]!
      return toDraftLine(line, unitPrice, total)
    }),
    freight: sen(dice(0, 50_000_000)),
    rates: modelRates,
    prices: isAgreed ? 'exclusive' : 'inclusive',
  })
}

/** The one invoice of an order. */
export const invoiceWhole = (order: ModelOrder): ModelInvoice => ({
  goods: order.goods,
  freight: order.freight,
  total: order.total,
  ...order.tax,
  lines: order.lines.map((line) => ({
    line,
    quantity: line.quantity,
    total: line.total,
    ...line.tax,
  })),
})

const subtract = (from: Money, less: Money): Money => sen(from - less)
const toThousandths = (quantity: number): number => Math.round(quantity * 1000)

/** The invoices of an order's deliveries, whose sizes the dice give. */
export function invoiceDeliveries(order: ModelOrder, dice: Dice): ModelInvoice[] {
  const rest = (pick: (line: NewOrderLine) => Money, all: Money) =>
    subtract(all, sum(order.lines.map(pick)))
  let left = {
    lines: order.lines.map(({ quantity, total, tax: { base, tax } }, index) => ({
      lineId: String(index),
      quantity,
      total,
      base,
      tax,
    })),
    freight: order.freight,
    freightBase: rest(({ tax }) => tax.base, order.tax.base),
    freightTax: rest(({ tax }) => tax.tax, order.tax.tax),
  }
  const invoices: ModelInvoice[] = []
  for (let nr = 1; nr <= 4; nr += 1) {
    const isRest = nr === 4
    const parts = splitOffDelivery({
      ...left,
      lines: left.lines.map((line) => {
        const all = toThousandths(line.quantity)
        return { ...line, now: (isRest ? all : dice(0, 1) * dice(0, all)) / 1000 }
      }),
    })
    // What costs nothing has no invoice.
    if (!parts || parts.total === 0) continue
    const { lines, ...amounts } = parts
    const taken = new Map(lines.map((line) => [line.lineId, line]))
    left = {
      lines: left.lines.map((line) => subtractLine(line, taken.get(line.lineId))),
      freight: subtract(left.freight, amounts.freight),
      freightBase: subtract(left.freightBase, subtract(amounts.base, sumOf(lines, 'base'))),
      freightTax: subtract(left.freightTax, subtract(amounts.tax, sumOf(lines, 'tax'))),
    }
    invoices.push({
      ...amounts,
      lines: lines.map(({ lineId, ...line }) => ({ ...line, line: order.lines[Number(lineId)]! })),
    })
  }
  return invoices
}

type LeftLine = { lineId: string; quantity: number; total: Money; base: Money; tax: Money }

const subtractLine = (line: LeftLine, less: Omit<LeftLine, 'lineId'> | undefined): LeftLine => ({
  lineId: line.lineId,
  quantity: (toThousandths(line.quantity) - toThousandths(less?.quantity ?? 0)) / 1000,
  total: subtract(line.total, less?.total ?? zero),
  base: subtract(line.base, less?.base ?? zero),
  tax: subtract(line.tax, less?.tax ?? zero),
})

/** The sum of one amount of some lines or invoices (sen). */
export const sumOf = <K extends string>(all: readonly Record<K, Money>[], amount: K): Money =>
  sum(all.map((each) => each[amount]))
