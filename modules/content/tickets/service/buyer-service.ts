import type { z } from 'zod'
import { countUpTo } from '#platform/database/bounded-count.ts'
import { withTransaction } from '#platform/database/database.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { isRefusal, Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import { assertOwnOrder } from '#modules/selling/orders/service/buyer-service.ts'
import type { ticketCalls } from '../contract.ts'
import { queueOpenedEmail } from '../emails.ts'
import { presentTicket, presentTicketRow } from '../presenter.ts'
import { ticketStateMachine, type TicketStatus } from '../rules/ticket-status.ts'
import { insertMessage } from '../store/messages.ts'
import { ticketEvents } from '../store/ticket-events.ts'
import * as store from '../store/tickets.ts'
import { storeAttachments, type Attachments } from './attachments.ts'
import { loadDetails, lockTicket, requireOwnTicket, requireTicket } from './load-ticket.ts'

type Calls = typeof ticketCalls

/** A page of the buyer's tickets. */
export async function listOwnTickets(
  { db, buyer }: BuyerContext,
  { page, count, status }: Paging & { status?: TicketStatus | undefined },
) {
  const filter = { accountId: buyer.accountId, status }
  const [records, totals] = await Promise.all([
    store.listOwn(db, { ...filter, page, count }),
    countUpTo(db, store.selectOwnIds(db, filter)),
  ])
  return { results: records.map(presentTicketRow), page, count, ...totals }
}

/** One of the buyer's tickets with its thread. Throws 404. */
export async function showOwnTicket(ctx: BuyerContext, id: string) {
  return presentTicket(await loadDetails(ctx, await requireOwnTicket(ctx, id)), 'buyer')
}

/** Opens a ticket. Throws 413, 415, 422 `ticket.order`. */
export const openTicket = (
  ctx: BuyerContext,
  { form, files }: { form: z.output<Calls['open']['form']>; files: Attachments },
) =>
  withTransaction(ctx, async (ctx) => {
    const { topic, subject, text, orderId } = form
    if (orderId) await assertOrder(ctx, orderId)
    const at = ctx.clock.now()
    const fileIds = await storeAttachments(ctx, files, ctx.buyer.accountId)
    const number = await takeDocumentNumber(ctx.db, 'TKT', at)
    const { accountId, name } = ctx.buyer
    const id = await store.insert(ctx.db, {
      number,
      accountId,
      topic,
      subject,
      orderId: orderId ?? null,
      at,
    })
    const by = { kind: 'buyer', name } as const
    await insertMessage(ctx.db, id, {
      author: 'buyer',
      name,
      text,
      internal: false,
      at,
      files: fileIds,
    })
    await ticketEvents.insert(ctx.db, id, { from: null, to: 'open', at, by, note: null })
    await queueOpenedEmail(ctx, await requireTicket(ctx, id))
    await announceTask(ctx, 'ticket')
    return showOwnTicket(ctx, id)
  })

/** Writes on in a ticket, which then waits for staff. Throws 404, 409 `ticket.state`, 413, 415. */
export const writeMessage = (
  ctx: BuyerContext,
  id: string,
  { form, files }: { form: z.output<Calls['write']['form']>; files: Attachments },
) =>
  withTransaction(ctx, async (ctx) => {
    await requireOwnTicket(ctx, id)
    const { status } = await lockTicket(ctx, id)
    const at = ctx.clock.now()
    const { accountId, name } = ctx.buyer
    if (status !== 'open') await reopen(ctx, id, status)
    const fileIds = await storeAttachments(ctx, files, accountId)
    await insertMessage(ctx.db, id, {
      author: 'buyer',
      name,
      text: form.text,
      internal: false,
      at,
      files: fileIds,
    })
    return showOwnTicket(ctx, id)
  })

/** Closes a ticket that is settled. Throws 404, 409 `ticket.state`. */
export const closeOwnTicket = (ctx: BuyerContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    await requireOwnTicket(ctx, id)
    const { status } = await lockTicket(ctx, id)
    await saveStep(ctx, id, { from: status, to: 'closed' })
    return showOwnTicket(ctx, id)
  })

async function reopen(ctx: BuyerContext, id: string, from: TicketStatus) {
  await saveStep(ctx, id, { from, to: 'open' })
  await announceTask(ctx, 'ticket')
}

async function saveStep(
  ctx: BuyerContext,
  id: string,
  { from, to: next }: { from: TicketStatus; to: TicketStatus },
) {
  const to = ticketStateMachine.transition(from, next, 'buyer')
  const at = ctx.clock.now()
  const by = { kind: 'buyer', name: ctx.buyer.name } as const
  await store.saveStatus(ctx.db, id, to, at)
  await ticketEvents.insert(ctx.db, id, { from, to, at, by, note: null })
}

async function assertOrder(ctx: BuyerContext, orderId: string): Promise<void> {
  try {
    await assertOwnOrder(ctx, orderId)
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    throw Refusal.field('orderId', 'ticket.order', 'Pesanan ini tidak ada. Pilih yang lain.')
  }
}
