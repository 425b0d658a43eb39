import { withTransaction } from '#platform/database/database.ts'
import { formatRupiah } from '#platform/format.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyFromJson, moneyToJson, type Money, type MoneyJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import * as emails from '../emails.ts'
import { assertFreightNegotiable } from '../rules/bids.ts'
import { decideLines, type LineDecision } from '../rules/decisions.ts'
import { negotiationStateMachine } from '../rules/negotiation-status.ts'
import { findLastOffer } from '../rules/totals.ts'
import { computeOrderDeadline } from '../rules/validity.ts'
import { saveDecisions } from '../store/lines.ts'
import { insertMessages } from '../store/messages.ts'
import * as store from '../store/negotiations.ts'
import { insertRound } from '../store/rounds.ts'
import { parseFreight } from './begin.ts'
import { loadTerms } from './terms.ts'
import { assertNotExpired, assertRound, lockNegotiation, takeStep } from './transitions.ts'

type Confirmation = {
  round: number
  lines: readonly {
    lineId: string
    decision: LineDecision
    price?: MoneyJson | undefined
    message?: string | undefined
  }[]
  freight?: MoneyJson | undefined
  note: string
}

/**
 * Decides an offer line by line, which accepts or rejects the negotiation or begins the next round. Throws
 * 404, 409 `negotiation.expired`, `negotiation.state`, `negotiation.changed`, 422 for what the rules refuse.
 */
export const confirm = (ctx: BuyerContext, id: string, input: Confirmation): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { name, accountId } = ctx.buyer
    const record = await lockNegotiation(ctx, id, accountId)
    assertNotExpired(record, ctx.clock.now())
    negotiationStateMachine.transition(record.status, 'accepted', 'buyer')
    assertRound(record, input.round)
    const terms = await loadTerms(ctx, record)
    const freight = input.freight ? readFreightBid(record, input.freight, terms.freight) : null
    const lines = terms.lines.map((line) => ({
      ...line,
      name: `${line.productName} ${line.variantName}`,
      offer: findLastOffer(line.rounds),
    }))
    const decisions = input.lines.map(({ price, ...each }) => ({
      ...each,
      price: price && moneyFromJson(price),
    }))
    const outcome = decideLines(lines, decisions, freight !== null)
    const at = ctx.clock.now()
    await saveDecisions(ctx.db, record.round, outcome)
    await insertMessages(
      ctx.db,
      id,
      [
        { lineId: null, text: input.note },
        ...input.lines.map(({ lineId, message = '' }) => ({ lineId, text: message })),
      ]
        .filter(({ text }) => text !== '')
        .map((each) => ({ ...each, author: 'buyer' as const, name, internal: false, at })),
    )
    if (outcome.to === 'submitted')
      await insertRound(ctx.db, id, record.round + 1, { at, by: name, freight })
    await takeStep(ctx, record, outcome.to, {
      by: { kind: 'buyer', name },
      changes: describeChanges(record, outcome.to, at),
    })
    const saved = (await store.find(ctx.db, id))!
    if (outcome.to === 'submitted') await emails.queueWaitingEmails(ctx, saved)
    else await emails.queueDecidedEmails(ctx, saved)
  })

function describeChanges(
  { round, validUntil }: store.NegotiationRecord,
  to: 'accepted' | 'rejected' | 'submitted',
  at: Date,
): store.NegotiationChanges {
  if (to === 'submitted') return { round: round + 1, valid_until: null }
  if (to === 'accepted') return { valid_until: computeOrderDeadline(validUntil!, at) }
  return { valid_until: null }
}

/** The freight that the buyer would pay instead. Throws 422 where it cannot be haggled, or is no less. */
function readFreightBid(
  { delivery }: store.NegotiationRecord,
  wish: MoneyJson,
  offered: Money | null,
): Money {
  assertFreightNegotiable(delivery)
  const bid = parseFreight(wish)
  if (offered === null || bid < offered) return bid
  throw Refusal.field(
    'freight',
    'negotiation.freight_above_offer',
    `Ongkos kirim yang kami tawarkan ${formatRupiah(moneyToJson(offered))}. Tawar di bawahnya, atau kosongkan.`,
  )
}

/** Withdraws a negotiation that staff have not answered. Throws 404, 409 `negotiation.state`. */
export const cancel = (ctx: BuyerContext, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const record = await lockNegotiation(ctx, id, ctx.buyer.accountId)
    await takeStep(ctx, record, 'cancelled', { by: { kind: 'buyer', name: ctx.buyer.name } })
  })
