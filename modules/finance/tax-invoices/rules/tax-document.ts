import { type Money, multiply, sen, sum } from '#platform/money.ts'

/** A line of a tax invoice. Money in sen, before PPN. */
export type TaxLine = {
  isService: boolean
  name: string
  unit: string
  quantity: number
  exclusive: Money
  base: Money
  tax: Money
  /** The rate of its day, in per cent of the base. */
  percent: number
  luxury: boolean
}

/** The amounts of an order, and of its lines (sen). */
export type TaxedOrder = {
  exclusive: Money
  base: Money
  tax: Money
  lines: readonly TaxLine[]
}

/**
 * An order's lines with its freight as the last of them, which has what the goods leave of the document. Goods that
 * cost nothing are left out. The lines add up to the document.
 */
export function listTaxLines({ lines, ...document }: TaxedOrder): TaxLine[] {
  const rest = (amount: 'exclusive' | 'base' | 'tax') =>
    sen(document[amount] - sum(lines.map((line) => line[amount])))
  const freight: TaxLine = {
    isService: true,
    name: 'Jasa pengiriman',
    unit: '',
    quantity: 1,
    exclusive: rest('exclusive'),
    base: rest('base'),
    tax: rest('tax'),
    percent: lines[0]?.percent ?? 12,
    luxury: false,
  }
  return [...lines, freight].filter(({ exclusive, base, tax }) => exclusive || base || tax)
}

/**
 * A unit price, and the discount that makes quantity × price the line's amount to the sen: amounts that were
 * divided have no exact price a unit.
 */
export function findUnitPrice({ exclusive, quantity }: Pick<TaxLine, 'exclusive' | 'quantity'>): {
  price: Money
  discount: Money
} {
  const thousandths = BigInt(Math.round(quantity * 1000))
  const price = sen(Number((BigInt(exclusive) * 1000n + thousandths - 1n) / thousandths))
  return { price, discount: sen(multiply(price, quantity) - exclusive) }
}
