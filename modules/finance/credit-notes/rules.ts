import { multiplyRatio, sen, sum, zero, type Money } from '#platform/money.ts'

/** A line of an order, and what was credited of it before (sen, including PPN). */
type CreditableLine = {
  id: string
  quantity: number
  total: Money
  tax: Money
  creditedQuantity: number
  creditedTotal: Money
  creditedTax: Money
}

/** What an invoice is made of, with what was credited of it before (sen, including PPN). */
export type CreditableOrder = {
  goods: Money
  freight: Money
  /** The PPN inside the freight. */
  freightTax: Money
  lines: readonly CreditableLine[]
  creditedFreight: Money
  creditedFreightTax: Money
  /** The goods of the credit notes that gave back freight, too. */
  goodsWithFreight: Money
}

/** What a credit note is about: so much of some lines, with or without its share of the freight. */
export type CreditRequest = {
  lines: readonly { lineId: string; quantity: number }[]
  withFreight: boolean
}

/** What a credit note gives back (sen): goods + freight = total, which contains `tax`. */
export type Credit = {
  lines: { lineId: string; quantity: number; total: Money; tax: Money }[]
  goods: Money
  freight: Money
  total: Money
  tax: Money
}

/**
 * What to give back for goods that were paid. Each amount is the rounded share of everything credited so far,
 * less what was credited before: whatever the steps, a whole line gives back exactly its total and its PPN, and all
 * lines with freight exactly the whole order. The freight follows the goods' value.
 */
export function computeCredit(order: CreditableOrder, request: CreditRequest): Credit {
  const lines = request.lines.map(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) throw new Error(`line ${lineId} is not one of the invoice`)
    const whole = toThousandths(line.quantity)
    const credited = toThousandths(line.creditedQuantity) + toThousandths(quantity)
    if (credited > whole) throw new RangeError(`more of line ${lineId} than was sold`)
    return {
      lineId,
      quantity,
      total: sen(multiplyRatio(line.total, credited, whole) - line.creditedTotal),
      tax: sen(multiplyRatio(line.tax, credited, whole) - line.creditedTax),
    }
  })
  const goods = sum(lines.map(({ total }) => total))
  const freight = request.withFreight ? computeFreight(order, goods) : { amount: zero, tax: zero }
  return {
    lines,
    goods,
    freight: freight.amount,
    total: sen(goods + freight.amount),
    tax: sen(sum(lines.map(({ tax }) => tax)) + freight.tax),
  }
}

function computeFreight(order: CreditableOrder, goods: Money): { amount: Money; tax: Money } {
  if (order.goods === 0 || order.freight === 0) return { amount: zero, tax: zero }
  const share = multiplyRatio(order.freight, order.goodsWithFreight + goods, order.goods)
  const amount = sen(Math.max(0, share - order.creditedFreight))
  const tax = multiplyRatio(order.freightTax, order.creditedFreight + amount, order.freight)
  return { amount, tax: sen(tax - order.creditedFreightTax) }
}

const toThousandths = (quantity: number): number => Math.round(quantity * 1000)

type InvoicedLines = {
  lines: readonly Pick<CreditableLine, 'id' | 'quantity' | 'creditedQuantity'>[]
}

/**
 * Which invoices of an order goods are credited from: each line from the first that has something of it left. What none has
 * left is asked of the last one, which refuses it.
 */
export function divideRequest<T extends InvoicedLines>(
  invoices: readonly T[],
  { lines, withFreight }: CreditRequest,
): { invoice: T; request: CreditRequest }[] {
  const left = new Map(lines.map(({ lineId, quantity }) => [lineId, toThousandths(quantity)]))
  return invoices.flatMap((invoice, index) => {
    const isLast = index === invoices.length - 1
    const taken = [...left].flatMap(([lineId, rest]) => {
      const line = invoice.lines.find(({ id }) => id === lineId)
      const free = line ? toThousandths(line.quantity) - toThousandths(line.creditedQuantity) : 0
      const quantity = isLast ? rest : Math.min(rest, Math.max(0, free))
      left.set(lineId, rest - quantity)
      return quantity > 0 ? [{ lineId, quantity: quantity / 1000 }] : []
    })
    return taken.length > 0 ? [{ invoice, request: { lines: taken, withFreight } }] : []
  })
}
