import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import * as emails from '../emails.ts'
import { presentHeader, presentLine } from '../presenter.ts'
import { listBuyerNegotiationActions, type NegotiationAction } from '../rules/actions.ts'
import type { NegotiationStatus } from '../rules/negotiation-status.ts'
import { hasExpired } from '../rules/validity.ts'
import * as lists from '../store/lists.ts'
import { insertMessages, listMessages } from '../store/messages.ts'
import { negotiationEvents } from '../store/negotiation-events.ts'
import * as store from '../store/negotiations.ts'
import { loadTerms } from './terms.ts'
import { lockNegotiation } from './transitions.ts'

/** A page of the buyer's negotiations, newest first. */
export async function list(
  { db, buyer }: BuyerContext,
  query: {
    page: number
    count: number
    status?: NegotiationStatus | undefined
    search?: string | undefined
  },
) {
  const [rows, totals] = await Promise.all([
    lists.listOwn(db, buyer.accountId, query),
    lists.countOwn(db, buyer.accountId, query),
  ])
  const results = rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    project: row.project,
    round: row.round,
    lines: row.lines,
    firstLine: row.product_name,
    picture: row.picture,
    value: moneyToJson(sen(row.value)),
    createdAt: toIsoTime(row.created_at),
    updatedAt: toIsoTime(row.updated_at),
    validUntil: row.valid_until && toIsoTime(row.valid_until),
  }))
  return { results, page: query.page, count: query.count, ...totals }
}

/** How many negotiations, and how many invoices, wait for the buyer. */
export async function countWaiting({ db, buyer }: BuyerContext) {
  const { countered, accepted, invoices } = await lists.countWaiting(db, buyer.accountId)
  return { negotiation: countered + accepted, invoice: invoices }
}

/** How many offers wait for the buyer's decision. */
export const countPending = async ({ db, buyer }: BuyerContext) => ({
  total: (await lists.countWaiting(db, buyer.accountId)).countered,
})

/** One of the buyer's negotiations. Throws 404. */
export async function show(ctx: BuyerContext, id: string) {
  const record = await requireOwn(ctx, id)
  return loadHeader(ctx, record, {
    isStaff: false,
    actions: listBuyerNegotiationActions(record.status, hasExpired(record, ctx.clock.now())),
  })
}

/** The lines of a negotiation. Throws 404. */
export async function listItems(ctx: BuyerContext, id: string) {
  const { lines } = await loadTerms(ctx, await requireOwn(ctx, id))
  return { results: lines.map(presentLine) }
}

/** Writes to the sales team. Throws 404, also for a line of another negotiation. */
export async function writeMessage(
  ctx: BuyerContext,
  id: string,
  { text, lineId }: { text: string; lineId?: string | undefined },
): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const record = await lockNegotiation(ctx, id, ctx.buyer.accountId)
    if (lineId) await assertLine(ctx, record, lineId)
    const { name } = ctx.buyer
    const at = ctx.clock.now()
    await insertMessages(ctx.db, id, [
      { lineId: lineId ?? null, author: 'buyer', name, text, internal: false, at },
    ])
    await emails.queueMessageEmail(ctx, record, 'Pembeli')
  })
}

/** Throws 404 where the line is not one of the negotiation. */
export async function assertLine(
  deps: AppDeps,
  record: store.NegotiationRecord,
  lineId: string,
): Promise<void> {
  const { lines } = await loadTerms(deps, record)
  if (!lines.some(({ id }) => id === lineId)) throw notFound()
}

/** A negotiation with its rounds, messages and timeline, for a reader. */
export async function loadHeader(
  deps: AppDeps,
  record: store.NegotiationRecord,
  { isStaff, actions }: { isStaff: boolean; actions: NegotiationAction[] },
) {
  const [terms, messages, events] = await Promise.all([
    loadTerms(deps, record),
    listMessages(deps.db, record.id),
    negotiationEvents.list(deps.db, [record.id]),
  ])
  const expired = record.status === 'expired' || hasExpired(record, deps.clock.now())
  return presentHeader(record, { terms, messages, events, actions, expired, isStaff })
}

export async function requireOwn(
  { db, buyer }: BuyerContext,
  id: string,
): Promise<store.NegotiationRecord> {
  const record = await store.find(db, id, buyer.accountId)
  if (!record) throw notFound()
  return record
}
