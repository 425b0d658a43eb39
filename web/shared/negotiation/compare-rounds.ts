import {
  moneyFromJson,
  moneyToJson,
  multiply,
  sum,
  type Money,
  type MoneyJson,
} from '#platform/money.ts'
import type { NegotiationLineResponse, NegotiationResponse } from './types.ts'

/** What one side changed of a line against what was named before it. */
export type NamedChange = { lineId: string; name: string; unit: string } & (
  | { kind: 'price'; before: MoneyJson; after: MoneyJson }
  | { kind: 'quantity'; before: number; after: number }
  | { kind: 'accepted'; price: MoneyJson }
  | { kind: 'refused' }
  | { kind: 'unavailable' }
)

/** What one side named in a round, before PPN. */
export type NamedTerms = {
  at: string
  by: string
  goods: MoneyJson
  /** As it stands: named now or before; null where nobody has named it. */
  freight: MoneyJson | null
  /** What it was before, where this side changed it. */
  formerFreight: MoneyJson | null
  validUntil: string | null
  changes: NamedChange[]
}

/** A round: null for a side that has not spoken in it. */
export type ComparedRound = { round: number; bid: NamedTerms | null; offer: NamedTerms | null }

type Standing = { price: Money; qty: number }
type Side = 'bid' | 'offer'
type NamedPrice = NegotiationLineResponse['rounds'][number]

/**
 * Every round of a negotiation, oldest first: who named what when, what it comes to, and what changed from what was
 * named before. Lines that were accepted in a round stand at their price from then on; refused ones fall away.
 */
export function compareRounds(
  rounds: NegotiationResponse['rounds'],
  lines: readonly NegotiationLineResponse[],
): ComparedRound[] {
  const standing = new Map<string, Standing>()
  let freight: MoneyJson | null = null
  const name = (
    side: Side,
    round: number,
    named: {
      at: string | null
      by: string | null
      freight: MoneyJson | null
      until: string | null
    },
  ): NamedTerms | null => {
    if (named.at === null) return null
    const changes = lines.flatMap((line) => changeLine(standing, line, round, side))
    const formerFreight =
      freight && named.freight && named.freight.amount !== freight.amount ? freight : null
    freight = named.freight ?? freight
    return {
      at: named.at,
      by: named.by ?? '',
      goods: moneyToJson(sum([...standing.values()].map(({ price, qty }) => multiply(price, qty)))),
      freight,
      formerFreight,
      validUntil: named.until,
      changes,
    }
  }
  return rounds.map((each) => ({
    round: each.round,
    bid: name('bid', each.round, {
      at: each.bidAt,
      by: each.bidBy,
      freight: each.freightBid,
      until: null,
    }),
    offer: name('offer', each.round, {
      at: each.offeredAt,
      by: each.offeredBy,
      freight: each.freight,
      until: each.validUntil,
    }),
  }))
}

/** Brings a line to what a side named for it, and returns what that changed. */
function changeLine(
  standing: Map<string, Standing>,
  line: NegotiationLineResponse,
  round: number,
  side: Side,
): NamedChange[] {
  const { id: lineId, unit } = line
  const which = { lineId, unit, name: `${line.name} ${line.variantName}` }
  const before = standing.get(lineId)
  const after = readNamed(findRound(line, round), side)
  if (after) {
    standing.set(lineId, after)
    return before ? compareNamed(which, before, after) : []
  }
  if (side === 'offer') {
    const isTakenOut = line.unavailable !== null && (line.rounds.at(-1)?.round ?? 1) === round
    if (!isTakenOut) return []
    standing.delete(lineId)
    return [{ ...which, kind: 'unavailable' }]
  }
  const decision = findRound(line, round - 1)?.decision
  if (decision === 'refuse') {
    standing.delete(lineId)
    return [{ ...which, kind: 'refused' }]
  }
  return decision === 'accept' && before
    ? [{ ...which, kind: 'accepted', price: moneyToJson(before.price) }]
    : []
}

const findRound = (line: NegotiationLineResponse, round: number): NamedPrice | undefined =>
  line.rounds.find((each) => each.round === round)

function readNamed(named: NamedPrice | undefined, side: Side): Standing | null {
  const price = named?.[side]
  const qty = side === 'bid' ? named?.bidQty : named?.offerQty
  return price && qty ? { price: moneyFromJson(price), qty } : null
}

const compareNamed = (
  which: { lineId: string; name: string; unit: string },
  before: Standing,
  after: Standing,
): NamedChange[] => [
  ...(before.qty === after.qty
    ? []
    : [{ ...which, kind: 'quantity' as const, before: before.qty, after: after.qty }]),
  ...(before.price === after.price
    ? []
    : [
        {
          ...which,
          kind: 'price' as const,
          before: moneyToJson(before.price),
          after: moneyToJson(after.price),
        },
      ]),
]
