import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { loadQueuePage } from '#modules/foundation/staff-tasks/service.ts'
import { listColleagues } from '#modules/people/staff/service/colleagues.ts'
import { queueAnsweredEmail, queueClosedEmail } from '../emails.ts'
import { presentTicket } from '../presenter.ts'
import { ticketStateMachine, ticketStatusNames, type TicketStatus } from '../rules/ticket-status.ts'
import { insertMessage } from '../store/messages.ts'
import * as queue from '../store/queue.ts'
import { ticketEvents } from '../store/ticket-events.ts'
import * as store from '../store/tickets.ts'
import { storeAttachments, type Attachments } from './attachments.ts'
import { loadDetails, lockTicket, requireTicket } from './load-ticket.ts'

/** A page of the staff's queue. */
export const listQueue = (ctx: StaffContext, query: queue.TicketQueueQuery) =>
  loadQueuePage(ctx, { since: 'updatedAt', list: queue.listQueue, count: queue.countQueue }, query)

/** One ticket with its internal notes. Throws 404. */
export async function show(ctx: StaffContext, id: string) {
  const record = await requireTicket(ctx, id)
  const [details, colleagues] = await Promise.all([
    loadDetails(ctx, record),
    listColleagues(ctx, 'sales'),
  ])
  const { accountId, buyerName, buyerEmail, buyerPhone, company, handlerId, handler } = record
  return {
    ...presentTicket(details, 'staff'),
    buyer: { accountId, name: buyerName, email: buyerEmail, phone: buyerPhone, company },
    handler: handlerId ? { id: handlerId, name: handler! } : null,
    colleagues: colleagues.map(({ id: staffId, name }) => ({ id: staffId, name })),
  }
}

/**
 * Answers the buyer; a ticket that nobody works on is then the caller's. Throws 404, 409 `ticket.state`, 413, 415.
 */
export const answer = (
  ctx: StaffContext,
  id: string,
  { text, files }: { text: string; files: Attachments },
) =>
  withTransaction(ctx, async (ctx) => {
    const record = await lockTicket(ctx, id)
    const { staffId, name } = ctx.staff
    if (record.status !== 'answered') await saveStep(ctx, record, 'answered')
    if (!record.handlerId) await store.saveHandler(ctx.db, id, { id: staffId, name })
    await insertMessage(ctx.db, id, {
      author: 'staff',
      name,
      text,
      internal: false,
      at: ctx.clock.now(),
      files: await storeAttachments(ctx, files),
    })
    await queueAnsweredEmail(ctx, record, text)
    return show(ctx, id)
  })

/** Adds a note for colleagues. Throws 404. */
export const addNote = (ctx: StaffContext, id: string, text: string) =>
  withTransaction(ctx, async (ctx) => {
    await lockTicket(ctx, id)
    const { name } = ctx.staff
    const at = ctx.clock.now()
    await insertMessage(ctx.db, id, { author: 'staff', name, text, internal: true, at, files: [] })
    return show(ctx, id)
  })

/** Assigns a ticket to a colleague, or to no one. Throws 404, 409 `ticket.state`, 422 `ticket.colleague`. */
export const assign = (ctx: StaffContext, id: string, staffId: string | null) =>
  withTransaction(ctx, async (ctx) => {
    const record = await lockTicket(ctx, id)
    if (record.status === 'closed')
      throw new Refusal('ticket.state', 'Tiket ini sudah selesai, jadi tidak perlu petugas.', 409, {
        detail: { state: record.status },
      })
    const colleague = (await listColleagues(ctx, 'sales')).find((each) => each.id === staffId)
    if (staffId !== null && !colleague)
      throw Refusal.field(
        'staffId',
        'ticket.colleague',
        'Rekan ini tidak lagi bertugas di penjualan. Pilih yang lain.',
      )
    await store.saveHandler(ctx.db, id, colleague ?? null)
    await audit(ctx, record, {
      action: 'Serahkan tiket',
      before: { petugas: record.handler },
      after: { petugas: colleague?.name ?? null },
    })
    return show(ctx, id)
  })

/** Closes a ticket and tells the buyer. Throws 404, 409 `ticket.state`. */
export const close = (ctx: StaffContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const record = await lockTicket(ctx, id)
    await saveStep(ctx, record, 'closed')
    await audit(ctx, record, {
      action: 'Tutup tiket',
      before: { status: ticketStatusNames[record.status] },
      after: { status: ticketStatusNames.closed },
    })
    await queueClosedEmail(ctx, record)
    return show(ctx, id)
  })

async function saveStep(
  ctx: StaffContext,
  { id, status }: store.TicketRecord,
  next: TicketStatus,
): Promise<void> {
  const to = ticketStateMachine.transition(status, next, 'staff')
  const at = ctx.clock.now()
  const by = toStaffActor(ctx)
  await store.saveStatus(ctx.db, id, to, at)
  await ticketEvents.insert(ctx.db, id, { from: status, to, at, by, note: null })
}

const audit = (
  ctx: StaffContext,
  { id, number }: store.TicketRecord,
  change: { action: string; before: object; after: object },
) => recordAuditEntry(ctx, { ...change, entityType: 'tiket', entityId: id, entityLabel: number })
