import { type Money, multiply, sen, sum, zero } from '#platform/money.ts'
import { computeOrderTax, type TaxRates } from '#modules/catalogue/tax/rules/order-tax.ts'
import type { TaxBreakdown } from '#modules/catalogue/tax/rules/tax.ts'
import type { LineStatus } from './decisions.ts'

/** The prices that both sides named for a line in one round (sen before PPN). */
export type NamedPrices = { bid: Money | null; offer: Money | null }

/** A line as it counts towards the total (sen before PPN). */
export type CountedLine = {
  qty: number
  luxury: boolean
  status: LineStatus
  listPrice: Money
  /** The agreed price. */
  price: Money | null
  /** Oldest first. */
  rounds: readonly NamedPrices[]
}

/** What a negotiation costs as it stands; goods + freight = exclusive, and with `tax` the total. */
export type NegotiationTotals = TaxBreakdown & {
  /** Where the prices come from: agreed, offered by the shop, or only bid. */
  basis: 'agreed' | 'offer' | 'bid'
  /** The goods at list prices. */
  list: Money
  goods: Money
  freight: Money
  total: Money
}

/** The price that a line stands at: agreed, or named last, or the list's. */
export function findCurrentPrice({ price, rounds, listPrice }: CountedLine): Money {
  const latest = rounds.at(-1)
  return price ?? latest?.offer ?? latest?.bid ?? listPrice
}

/** The freight that stands: named last, by either side; null where nobody has named any. */
export const findCurrentFreight = (
  rounds: readonly { freightBid: Money | null; freight: Money | null }[],
): Money | null =>
  rounds
    .map(({ freight, freightBid }) => freight ?? freightBid)
    .findLast((each) => each !== null) ?? null

/** The shop's latest offer for a line; null before the first one. */
export const findLastOffer = (rounds: readonly NamedPrices[]): Money | null =>
  rounds.map(({ offer }) => offer).findLast((offer) => offer !== null) ?? null

/**
 * Goods, freight and PPN as order placement computes them from the same prices, so that an order has exactly
 * these figures. Refused lines fall away.
 */
export function computeNegotiationTotals(
  lines: readonly CountedLine[],
  freight: Money | null,
  rates: TaxRates,
): NegotiationTotals {
  const counted = lines.filter(({ status }) => status !== 'refused')
  const taxed = counted.map((line) => ({
    total: multiply(findCurrentPrice(line), line.qty),
    luxury: line.luxury,
  }))
  const { document } = computeOrderTax(taxed, freight ?? zero, rates, 'exclusive')
  return {
    ...document,
    basis: findBasis(counted),
    list: sum(counted.map(({ listPrice, qty }) => multiply(listPrice, qty))),
    goods: sum(taxed.map(({ total }) => total)),
    freight: freight ?? zero,
    total: sen(document.exclusive + document.tax),
  }
}

function findBasis(lines: readonly CountedLine[]): NegotiationTotals['basis'] {
  if (lines.every(({ status }) => status === 'accepted')) return 'agreed'
  const isBid = ({ price, rounds }: CountedLine) =>
    price === null && (rounds.at(-1)?.offer ?? null) === null
  return lines.some(isBid) ? 'bid' : 'offer'
}
