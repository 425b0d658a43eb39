import { computeOrderTax, type TaxRates } from '#modules/catalogue/tax/rules/order-tax.ts'
import {
  moneyFromJson,
  moneyToJson,
  multiply,
  sen,
  sum,
  type Money,
  type MoneyJson,
} from '#platform/money.ts'
import type { NegotiationSum } from './negotiation-totals.tsx'
import type { NegotiationResponse } from './types.ts'

export type SummedLine = { listPrice: Money; price: Money; qty: number; luxury: boolean }

/** The sums of goods and freight, as the server computes them, for figures that follow what is typed. */
export function sumNegotiation(
  lines: readonly SummedLine[],
  freight: Money,
  rates: TaxRates,
): NegotiationSum & { saved: ReturnType<typeof moneyToJson> } {
  const taxed = lines.map(({ price, qty, luxury }) => ({ total: multiply(price, qty), luxury }))
  const { document } = computeOrderTax(taxed, freight, rates, 'exclusive')
  const list = sum(lines.map(({ listPrice, qty }) => multiply(listPrice, qty)))
  const goods = sum(taxed.map(({ total }) => total))
  return {
    list: moneyToJson(list),
    saved: moneyToJson(sen(list - goods)),
    goods: moneyToJson(goods),
    freight: moneyToJson(freight),
    exclusive: moneyToJson(document.exclusive),
    taxBase: moneyToJson(document.base),
    tax: moneyToJson(document.tax),
    total: moneyToJson(sen(document.exclusive + document.tax)),
  }
}

/** What the goods cost less than at list prices. */
export const findSaving = ({ list, goods }: { list: MoneyJson; goods: MoneyJson }): MoneyJson =>
  moneyToJson(sen(moneyFromJson(list) - moneyFromJson(goods)))

/** Whether anybody has named the freight. */
export const isFreightNamed = ({ rounds, delivery }: NegotiationResponse): boolean =>
  delivery.code === 'pickup' ||
  rounds.some(({ freight, freightBid }) => freight !== null || freightBid !== null)
