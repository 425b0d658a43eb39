import type { Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { findBidProblem } from './bids.ts'

export const LineDecision = ['accept', 'refuse', 'counter'] as const
export type LineDecision = (typeof LineDecision)[number]

export const LineStatus = ['open', 'accepted', 'refused'] as const
export type LineStatus = (typeof LineStatus)[number]

/** A line while its price is haggled (sen before PPN). */
export type NegotiatedLine = {
  id: string
  name: string
  status: LineStatus
  listPrice: Money
  /** The shop's latest offer; null before the first one. */
  offer: Money | null
}

/** What a buyer decides about one line; a counter carries the new bid. */
export type DecisionOnLine = { lineId: string; decision: LineDecision; price?: Money | undefined }

/** The outcome of all decisions together. */
export type DecisionOutcome = {
  to: 'accepted' | 'rejected' | 'submitted'
  lines: { lineId: string; decision: LineDecision; status: LineStatus; price: Money | null }[]
}

/**
 * Decides every open line: with a countered line or freight the next round begins, otherwise the negotiation is
 * accepted with what was accepted, in this round or before, or rejected. Throws 422 `negotiation.undecided`
 * naming the open lines, `negotiation.line` for one that is unknown, decided or repeated, and as bids do.
 */
export function decideLines(
  lines: readonly NegotiatedLine[],
  decisions: readonly DecisionOnLine[],
  isFreightCountered: boolean,
): DecisionOutcome {
  const open = lines.filter(({ status }) => status === 'open')
  decisions.forEach((each, index) => assertDecidable(open, decisions, each, index))
  const byLine = new Map(decisions.map((each) => [each.lineId, each]))
  const undecided = open.filter(({ id }) => !byLine.has(id))
  if (undecided.length > 0) throw undecidedRefusal(undecided)
  const decided = decisions.map(({ lineId, decision, price }, index) =>
    decideLine(
      open.find(({ id }) => id === lineId)!,
      { decision, price },
      index,
    ),
  )
  const isAccepted = [...lines, ...decided].some(({ status }) => status === 'accepted')
  const isCountered = decided.some(({ decision }) => decision === 'counter')
  if (isCountered || (isFreightCountered && isAccepted)) return { to: 'submitted', lines: decided }
  return { to: isAccepted ? 'accepted' : 'rejected', lines: decided }
}

function decideLine(
  line: NegotiatedLine,
  { decision, price }: Omit<DecisionOnLine, 'lineId'>,
  index: number,
): DecisionOutcome['lines'][number] {
  const { id: lineId, listPrice, offer } = line
  if (decision === 'accept') return { lineId, decision, status: 'accepted', price: offer }
  if (decision === 'refuse') return { lineId, decision, status: 'refused', price: null }
  const field = `lines.${index}.price`
  if (price === undefined)
    throw Refusal.field(field, 'negotiation.bid_missing', `Tulis tawaran untuk ${line.name}.`)
  const problem = findBidProblem(price, { listPrice, lastOffer: offer })
  if (problem) throw Refusal.field(field, problem.code, problem.message)
  return { lineId, decision, status: 'open', price }
}

function assertDecidable(
  open: readonly NegotiatedLine[],
  decisions: readonly DecisionOnLine[],
  { lineId }: DecisionOnLine,
  index: number,
): void {
  const isFirst = decisions.findIndex((each) => each.lineId === lineId) === index
  if (isFirst && open.some(({ id }) => id === lineId)) return
  const message = 'Barang ini sudah diputuskan atau tidak ada di negosiasi ini. Muat ulang halaman.'
  throw Refusal.field(`lines.${index}.lineId`, 'negotiation.line', message)
}

function undecidedRefusal(undecided: readonly NegotiatedLine[]): Refusal {
  const names = undecided.map(({ name }) => name)
  const shown = names.slice(0, 3).join(', ')
  const rest = names.length > 3 ? `, dan ${names.length - 3} lagi` : ''
  return new Refusal(
    'negotiation.undecided',
    `Pilih keputusan untuk ${names.length} barang lagi: ${shown}${rest}.`,
    422,
    {
      errors: Object.fromEntries(undecided.map(({ id }) => [`decision.${id}`, 'Pilih keputusan.'])),
      detail: { lines: undecided.map(({ id, name }) => ({ id, name })) },
    },
  )
}
