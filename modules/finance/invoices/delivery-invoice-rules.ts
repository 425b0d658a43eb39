import { multiplyRatio, sen, sum, type Money } from '#platform/money.ts'

/** A line of an order with what is not invoiced of it yet (sen, PPN included), and how much of it is invoiced now. */
type UninvoicedLine = {
  lineId: string
  quantity: number
  total: Money
  base: Money
  tax: Money
  now: number
}

/** What an order is not invoiced for yet (sen). */
export type UninvoicedOrder = {
  lines: readonly UninvoicedLine[]
  freight: Money
  freightBase: Money
  freightTax: Money
}

/** What an invoice is made of (sen): total = exclusive + tax. */
type InvoicedAmounts = { total: Money; exclusive: Money; base: Money; tax: Money }

export type DeliveryInvoiceParts = InvoicedAmounts & {
  goods: Money
  freight: Money
  lines: (InvoicedAmounts & { lineId: string; quantity: number })[]
}

/**
 * The amount due of a delivery's invoice. Of each line, of the freight and of their PPN it takes the rounded share of what
 * is left, and all of it with the last goods: whatever the deliveries, their invoices add up to the order, line by line,
 * to the sen. What it takes is in whole rupiah before that. The freight follows the goods' value. Undefined where nothing is invoiced.
 */
export function splitOffDelivery(order: UninvoicedOrder): DeliveryInvoiceParts | undefined {
  const taken = order.lines.filter(({ now }) => now > 0)
  if (taken.length === 0) return undefined
  const lines = taken.map(({ lineId, quantity, now, ...rest }) => {
    const share = (amount: Money) =>
      multiplyRatio(amount, toThousandths(now), toThousandths(quantity))
    const part = { total: share(rest.total), tax: share(rest.tax) }
    return makeLine(lineId, now, toWholeRupiah(part, rest), share(rest.base), part.tax)
  })
  // A line that was split for a substitute may leave a sen behind whose goods are all invoiced.
  const spent = order.lines.filter(({ quantity }) => toThousandths(quantity) === 0)
  if (spent.length > 0) {
    const { lineId, quantity, total, base, tax } = lines[0]!
    lines[0] = makeLine(
      lineId,
      quantity,
      sum([total, ...spent.map((line) => line.total)]),
      sum([base, ...spent.map((line) => line.base)]),
      sum([tax, ...spent.map((line) => line.tax)]),
    )
  }
  const goods = sum(lines.map(({ total }) => total))
  const goodsLeft = sum(order.lines.map(({ total }) => total))
  const isLast = order.lines.every(({ quantity, now }) => toThousandths(quantity - now) === 0)
  const shareFreight = (amount: Money): Money =>
    isLast || goodsLeft === 0 ? amount : multiplyRatio(amount, goods, goodsLeft)
  const freightTax = shareFreight(order.freightTax)
  const freight = toWholeRupiah(
    { total: shareFreight(order.freight), tax: freightTax },
    { total: order.freight, tax: order.freightTax },
  )
  const total = sen(goods + freight)
  const tax = sen(sum(lines.map((line) => line.tax)) + freightTax)
  const base = sen(sum(lines.map((line) => line.base)) + shareFreight(order.freightBase))
  return { lines, goods, freight, total, exclusive: sen(total - tax), base, tax }
}

/**
 * The part of an order that is never invoiced because its goods are not delivered any more: the rounded share of what
 * is left of each line. The last goods take the remaining freight with them. Undefined if some of it is invoiced
 * already.
 */
export function takeOutUninvoiced(
  order: UninvoicedOrder,
  goods: readonly { lineId: string; quantity: number }[],
): { lines: Omit<UninvoicedLine, 'now'>[]; isLast: boolean } | undefined {
  const lines = goods.flatMap(({ lineId, quantity }) => {
    const left = order.lines.find((line) => line.lineId === lineId)
    if (!left || toThousandths(quantity) > toThousandths(left.quantity)) return []
    const share = (amount: Money) =>
      multiplyRatio(amount, toThousandths(quantity), toThousandths(left.quantity))
    return [
      { lineId, quantity, total: share(left.total), base: share(left.base), tax: share(left.tax) },
    ]
  })
  if (lines.length < goods.length) return undefined
  const add = (all: readonly { quantity: number }[]) =>
    all.reduce((sum, { quantity }) => sum + toThousandths(quantity), 0)
  return { lines, isLast: add(lines) === add(order.lines) }
}

type TaxedAmount = { total: Money; tax: Money }

/**
 * The total of a share in whole rupiah, which virtual accounts and QRIS codes can ask for, unless it is all that is left,
 * or would take what the goods that are left still need: something to be invoiced for, and no less than their PPN.
 */
function toWholeRupiah(share: TaxedAmount, left: TaxedAmount): Money {
  if (share.total === left.total) return share.total
  const whole = sen(Math.round(share.total / 100) * 100)
  const rest = left.total - whole
  const isEnough = whole >= share.tax && rest > 0 && rest >= left.tax - share.tax
  return isEnough ? whole : share.total
}

const makeLine = (lineId: string, quantity: number, total: Money, base: Money, tax: Money) => ({
  lineId,
  quantity,
  total,
  exclusive: sen(total - tax),
  base,
  tax,
})

const toThousandths = (quantity: number): number => Math.round(quantity * 1000)
