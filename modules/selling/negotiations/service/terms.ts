import type { AppDeps } from '#platform/http/context.ts'
import { multiply, sum, zero, type Money } from '#platform/money.ts'
import {
  computeNegotiationTotals,
  findCurrentFreight,
  findCurrentPrice,
  type NegotiationTotals,
} from '../rules/totals.ts'
import { listLines, type NegotiationLineRow } from '../store/lines.ts'
import type { NegotiationRecord } from '../store/negotiations.ts'
import { listRounds, type NegotiationRound } from '../store/rounds.ts'

/** A negotiation as it stands: its lines, its rounds, its freight and what it all costs. */
export type NegotiationTerms = {
  lines: NegotiationLineRow[]
  rounds: NegotiationRound[]
  freight: Money | null
  totals: NegotiationTotals
}

export async function loadTerms(
  { db }: Pick<AppDeps, 'db'>,
  { id, rates }: Pick<NegotiationRecord, 'id' | 'rates'>,
): Promise<NegotiationTerms> {
  const [lines, rounds] = await Promise.all([listLines(db, id), listRounds(db, id)])
  const freight = findCurrentFreight(rounds)
  return { lines, rounds, freight, totals: computeNegotiationTotals(lines, freight, rates) }
}

/** The goods at the prices as they stand, without the refused ones (sen before PPN). */
export const computeValue = (lines: readonly NegotiationLineRow[]): Money =>
  sum(
    lines.map((line) =>
      line.status === 'refused' ? zero : multiply(findCurrentPrice(line), line.qty),
    ),
  )
