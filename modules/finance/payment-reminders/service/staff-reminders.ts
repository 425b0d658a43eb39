import { toIsoTime, toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { loadSetting } from '#modules/foundation/settings/service.ts'
import { countDaysLate } from '#modules/finance/invoices/ageing-rules.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import { explainNoReminder } from '../rules/remindable.ts'
import { findNextReminder } from '../rules/schedule.ts'
import * as pauses from '../store/pauses.ts'
import * as store from '../store/reminders.ts'
import { remind } from './remind.ts'
import { reminderScheduleSetting } from './schedule-setting.ts'

type Scope = 'invoice' | 'company'

/** The reminders of an invoice. Throws 404. */
export async function showReminders(ctx: StaffContext, id: string) {
  const { db, clock } = ctx
  const invoice = await store.findInvoice(db, id)
  if (!invoice) throw notFound()
  const [sent, paused, schedule] = await Promise.all([
    store.listReminders(db, id),
    pauses.listPauses(db, id, invoice.companyId),
    loadSetting(db, reminderScheduleSetting),
  ])
  const now = clock.now()
  const blocked = explainNoReminder(invoice)
  const next = findNextReminder(schedule, invoice.dueAt, now, invoice.sent)
  return {
    invoiceId: id,
    number: invoice.number,
    status: invoice.status,
    orderId: invoice.orderId,
    orderNumber: invoice.orderNumber,
    buyer: invoice.company ?? invoice.buyerName,
    companyId: invoice.companyId,
    amount: moneyToJson(computeTransferAmount(invoice)),
    dueAt: toIsoTime(invoice.dueAt),
    daysLate: countDaysLate(invoice.dueAt, now),
    blocked,
    next: blocked || invoice.isPaused ? null : (next ?? null),
    canSend: !blocked && !invoice.isPaused && invoice.sent.lastDay !== toJakartaDate(now),
    pauses: paused.map(({ invoice_id: pausedInvoice, at, ...pause }) => ({
      ...pause,
      scope: pausedInvoice ? ('invoice' as const) : ('company' as const),
      at: toIsoTime(at),
    })),
    sent: sent.map(({ at, ...reminder }) => ({ ...reminder, at: toIsoTime(at) })),
  }
}

/** Does `work` on an invoice while nothing else is sent to its company, and returns its reminders. Throws 404. */
const change = (
  ctx: StaffContext,
  id: string,
  work: (ctx: StaffContext, invoice: store.ReminderInvoice) => Promise<void>,
) =>
  withTransaction(ctx, async (ctx) => {
    const found = await store.findInvoice(ctx.db, id)
    if (!found) throw notFound()
    await store.lockReminders(ctx.db, found.companyId ?? id)
    await work(ctx, (await store.findInvoice(ctx.db, id))!)
    return showReminders(ctx, id)
  })

function toSubject({ id, companyId }: store.ReminderInvoice, scope: Scope): pauses.PauseSubject {
  if (scope === 'invoice') return { invoiceId: id }
  if (!companyId)
    throw new Refusal('reminder.state', 'Tagihan ini bukan milik perusahaan. Jeda tagihannya.', 409)
  return { companyId }
}

const describeSubject = (invoice: store.ReminderInvoice, scope: Scope) =>
  scope === 'invoice' ? invoice.number : `semua tagihan ${invoice.company}`

/** Stops the reminders of an invoice or a company. Throws 404, 409 `reminder.state` where they are paused already. */
export const pauseReminders = (
  ctx: StaffContext,
  id: string,
  { scope, reason }: { scope: Scope; reason: string },
) =>
  change(ctx, id, async (ctx, invoice) => {
    const pause = { reason, at: ctx.clock.now(), by: ctx.staff.name }
    if (!(await pauses.beginPause(ctx.db, toSubject(invoice, scope), pause)))
      throw new Refusal('reminder.state', 'Pengingatnya sudah dijeda. Muat ulang.', 409)
    await recordChange(ctx, invoice, 'Jeda pengingat tagihan', {
      invoices: describeSubject(invoice, scope),
      reason,
    })
  })

/** Ends a pause. Throws 404, 409 `reminder.state` where there is none. */
export const resumeReminders = (ctx: StaffContext, id: string, { scope }: { scope: Scope }) =>
  change(ctx, id, async (ctx, invoice) => {
    const end = { at: ctx.clock.now(), by: ctx.staff.name }
    if (!(await pauses.endPause(ctx.db, toSubject(invoice, scope), end)))
      throw new Refusal('reminder.state', 'Pengingatnya tidak sedang dijeda. Muat ulang.', 409)
    await recordChange(ctx, invoice, 'Lanjutkan pengingat tagihan', {
      invoices: describeSubject(invoice, scope),
    })
  })

/**
 * Sends a reminder of an invoice now. Throws 404, 409 `reminder.state` if it gets no reminders or had one today,
 * `reminder.recipient` if the company has no one left to remind.
 */
export const sendReminder = (ctx: StaffContext, id: string) =>
  change(ctx, id, async (ctx, invoice) => {
    const refuse = (message: string) => new Refusal('reminder.state', message, 409)
    const blocked = explainNoReminder(invoice)
    if (blocked) throw refuse(blocked)
    if (invoice.isPaused) throw refuse('Pengingatnya dijeda. Lanjutkan dulu, lalu kirim.')
    if (invoice.sent.lastDay === toJakartaDate(ctx.clock.now()))
      throw refuse('Hari ini tagihan ini sudah diingatkan. Kirim lagi besok, atau telepon pembeli.')
    // Invoices on terms are a company's.
    if (!(await remind(ctx, invoice.companyId!, [{ ...invoice, step: null }], ctx.staff.name)))
      throw new Refusal(
        'reminder.recipient',
        'Tidak ada akun aktif di perusahaan ini yang bisa dikabari. Telepon pembelinya.',
        409,
      )
    await recordChange(ctx, invoice, 'Kirim pengingat tagihan', { invoice: invoice.number })
  })

const recordChange = (
  ctx: StaffContext,
  { orderId, orderNumber }: store.ReminderInvoice,
  action: string,
  after: Record<string, unknown>,
) => recordOrderAudit(ctx, { id: orderId, number: orderNumber }, action, { after })
