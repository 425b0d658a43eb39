import type { z } from 'zod'
import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatDate, formatQuantity } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { joinNames } from '#platform/join-names.ts'
import { moneyToJson, sum } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { restock } from '#modules/catalogue/stock/service/restock.ts'
import { issueCreditNotes } from '#modules/finance/credit-notes/service.ts'
import { openRefund } from '#modules/finance/refunds/service/open-refund.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import * as emails from '../emails.ts'
import type { ReturnDetails } from '../presenter.ts'
import { limitLines } from '../rules/return-lines.ts'
import { returnStateMachine, returnStatusNames, type ReturnStatus } from '../rules/return-status.ts'
import type { staffReturnCalls } from '../staff-contract.ts'
import { returnEvents } from '../store/return-events.ts'
import * as store from '../store/returns.ts'
import { loadDetails, requireReturn } from './load-returns.ts'
import { listReceived } from './staff-service.ts'

type Calls = typeof staffReturnCalls

/**
 * Approves a return, with no more than was asked for. Throws 404, 409 `return.state`, 422 `return.day` for a day in
 * the past, and as `limitLines` does.
 */
export const approve = (
  ctx: StaffContext,
  id: string,
  { lines, pickupOn, note }: z.output<Calls['approve']['body']>,
) =>
  withLockedReturn(ctx, id, 'approved', async (ctx, { order, details, take }) => {
    const today = toJakartaDate(ctx.clock.now())
    assertDay('pickupOn', pickupOn, pickupOn >= today, 'Pilih hari ini atau sesudahnya.')
    const approved = limitLines(
      details.lines.map((line) => ({ ...line, limit: line.requested })),
      lines,
    )
    for (const [lineId, quantity] of approved)
      await store.saveLine(ctx.db, id, lineId, { approved: quantity })
    const day = formatDate(`${pickupOn}T12:00:00+07:00`)
    await take({
      action: 'Setujui retur',
      note: note ? `Diambil ${day}. ${note}` : `Diambil ${day}.`,
      changes: { pickup_on: pickupOn },
      audited: { lines: describeLines(details, approved), pickupOn, note: note ?? null },
    })
    const { number } = details.record
    await emails.queueApprovedEmail(
      ctx,
      { order, number },
      { lines: withQuantities(details, approved), pickupOn, note },
    )
  })

/** Refuses a return with a reason that the buyer reads. Throws 404, 409 `return.state`. */
export const refuse = (ctx: StaffContext, id: string, reason: string) =>
  withLockedReturn(ctx, id, 'refused', async (ctx, { order, details, take }) => {
    await take({ action: 'Tolak retur', note: reason, changes: { reason }, audited: { reason } })
    await emails.queueRefusedEmail(ctx, { order, number: details.record.number }, reason)
  })

/**
 * Records what came back and where; what can be sold again goes into the stock of that warehouse. Throws 404, 409
 * `return.state`, 422 `return.day` for a day in the future, `stock.no_warehouse`, and as `limitLines` does.
 */
export const receive = (
  ctx: StaffContext,
  id: string,
  { warehouse, receivedOn, lines }: z.output<Calls['receive']['body']>,
) =>
  withLockedReturn(ctx, id, 'received', async (ctx, { order, details, take }) => {
    const today = toJakartaDate(ctx.clock.now())
    const message = 'Tulis hari ini atau sebelumnya.'
    assertDay('receivedOn', receivedOn, receivedOn <= today, message)
    const received = limitLines(
      details.lines.map((line) => ({ ...line, limit: line.approved ?? 0 })),
      lines,
    )
    assertRestockable(details, lines)
    const restocked = new Map(lines.map((line) => [line.lineId, line.restocked]))
    for (const [lineId, quantity] of received)
      await store.saveLine(ctx.db, id, lineId, {
        received: quantity,
        restocked: restocked.get(lineId) ?? 0,
      })
    const { number } = details.record
    const place = await restock(ctx, {
      warehouse,
      number,
      by: ctx.staff.name,
      lines: details.lines.map(({ lineId, variantId }) => ({
        variantId,
        quantity: restocked.get(lineId) ?? 0,
      })),
    })
    await take({
      action: 'Terima barang retur',
      note: `Diterima di ${place.name}.`,
      changes: { received_on: receivedOn, warehouse_id: place.id },
      audited: {
        warehouse: place.name,
        lines: describeLines(details, received),
        restocked: describeLines(details, restocked),
      },
    })
    await emails.queueReceivedEmail(ctx, { order, number }, withQuantities(details, received))
  })

/**
 * Issues the credit note, one for each invoice that the goods are on. Its money is taken off an open invoice, or becomes a
 * refund to the account that the buyer named. Throws 404, 409 `return.state`, `credit.unpaid`.
 */
export const credit = (
  ctx: StaffContext,
  id: string,
  { withFreight }: z.output<Calls['credit']['body']>,
) =>
  withLockedReturn(ctx, id, 'credited', async (ctx, { order, details, take }) => {
    const { number, refundTo } = details.record
    const notes = await issueCreditNotes(ctx, order, {
      lines: listReceived(details),
      withFreight,
      reason: `Retur ${number}`,
      source: { returnId: id },
      by: toStaffActor(ctx),
    })
    for (const note of notes)
      if (!note.offInvoice)
        await openRefund(ctx, {
          order,
          invoiceId: note.invoiceId,
          cause: 'returned',
          by: toStaffActor(ctx),
          amount: note.total,
          creditNoteId: note.id,
          destination: refundTo,
        })
    const addUp = (offInvoice: boolean) => {
      const total = sum(
        notes.filter((note) => note.offInvoice === offInvoice).map((note) => note.total),
      )
      return total > 0 ? { [offInvoice ? 'takenOff' : 'refunded']: moneyToJson(total).amount } : {}
    }
    const numbers = notes.map((note) => note.number)
    await take({
      action: 'Terbitkan nota kredit',
      note: `Nota kredit ${joinNames(numbers, 'dan')}.`,
      changes: {},
      audited: { creditNotes: numbers, ...addUp(true), ...addUp(false) },
      hasOrderNote: true,
    })
    await emails.queueCreditedEmail(ctx, { order, number }, notes)
  })

type Step = {
  action: string
  note: string
  changes: store.ReturnChanges
  audited: object
  /** Whether the order's timeline has its entry already. */
  hasOrderNote?: boolean
}

type LockedReturn = {
  order: orders.LockedOrder
  details: ReturnDetails
  take(step: Step): Promise<void>
}

/** Locks the return's order, so that steps take turns, and reads the return after that. Throws 409 `return.state`. */
const withLockedReturn = (
  ctx: StaffContext,
  id: string,
  to: ReturnStatus,
  work: (ctx: StaffContext, locked: LockedReturn) => Promise<void>,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { orderId } = await requireReturn(ctx, id)
    const order = await orders.lockOrder(ctx, orderId)
    const record = await requireReturn(ctx, id)
    const status = returnStateMachine.transition(record.status, to, 'staff')
    const [details] = await loadDetails(ctx, [record])
    const by = toStaffActor(ctx)
    const take = async ({ action, note, changes, audited, hasOrderNote }: Step) => {
      const at = ctx.clock.now()
      await store.saveStatus(ctx.db, id, status, at, changes)
      await returnEvents.insert(ctx.db, id, { from: record.status, to: status, at, by, note })
      const orderNote = `Retur ${record.number}: ${returnStatusNames[status].toLowerCase()}. ${note}`
      if (!hasOrderNote) await orders.addNote(ctx, order, by, orderNote)
      await recordAuditEntry(ctx, {
        action,
        entityType: 'retur',
        entityId: id,
        entityLabel: record.number,
        before: { status: record.status },
        after: { status, ...audited },
      })
    }
    await work(ctx, { order, details: details!, take })
  })

/** Throws 422 `return.day`. */
function assertDay(field: string, day: string, isPossible: boolean, message: string): void {
  if (isPossible && isCalendarDay(day)) return
  throw Refusal.field(field, 'return.day', message)
}

const isCalendarDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** No more goes into stock than came back. Throws 422 `return.too_much`. */
function assertRestockable(
  { lines }: ReturnDetails,
  inputs: readonly { lineId: string; qty: number; restocked: number }[],
): void {
  for (const [index, { lineId, qty, restocked }] of inputs.entries()) {
    const line = lines.find((each) => each.lineId === lineId)
    if (!line || restocked <= qty) continue
    throw Refusal.field(
      `lines.${index}.restocked`,
      'return.too_much',
      `${line.name}: paling banyak ${formatQuantity(qty)} ${line.unit}, sebanyak yang diterima.`,
    )
  }
}

const withQuantities = ({ lines }: ReturnDetails, quantities: ReadonlyMap<string, number>) =>
  lines.map(({ lineId, name, unit }) => ({ name, unit, quantity: quantities.get(lineId) ?? 0 }))

/** The lines in short, for the audit log. */
const describeLines = (details: ReturnDetails, quantities: ReadonlyMap<string, number>) =>
  withQuantities(details, quantities).map(
    ({ name, unit, quantity }) => `${formatQuantity(quantity)} ${unit} ${name}`,
  )
