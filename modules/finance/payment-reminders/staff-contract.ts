import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { InvoiceStatus } from '#modules/finance/invoices/rules.ts'

const PauseScope = z.enum(['invoice', 'company'], 'Pilih apa yang dijeda.')

/** The reminders of one invoice: what was sent, what comes next, and what stops it. */
const InvoiceReminders = z
  .object({
    invoiceId: z.string(),
    number: z.string(),
    status: z.enum(InvoiceStatus),
    orderId: z.string(),
    orderNumber: z.string(),
    buyer: z.string(),
    /** Null where a person bought. */
    companyId: z.string().nullable(),
    amount: MoneySchema,
    dueAt: DateTime,
    daysLate: z.int(),
    /** Why it gets no reminders; null if it does. */
    blocked: z.string().nullable(),
    /** The next step and its day in Jakarta; null where there is none, or a pause stops it. */
    next: z.object({ step: z.int(), day: z.iso.date() }).nullable(),
    /** Whether staff may remind now: not where it is blocked or paused, or was reminded of today. */
    canSend: z.boolean(),
    pauses: z.array(
      z.object({ scope: PauseScope, reason: z.string(), at: DateTime, by: z.string() }),
    ),
    /** Newest first; `step` is null and `by` a name where staff sent it by hand. */
    sent: z.array(
      z.object({
        at: DateTime,
        step: z.int().nullable(),
        by: z.string().nullable(),
        recipients: z.int(),
      }),
    ),
  })
  .meta({ id: 'InvoiceReminders' })

const reminderCall = {
  who: 'staff',
  roles: ['finance'],
  ids: 'uuid',
  response: json(InvoiceReminders),
} as const

/** The id is the invoice's. */
export const staffReminderCalls = {
  show: call('GET /staff/finance/invoices/{id}/reminders', {
    ...reminderCall,
    summary: 'The reminders of an invoice: sent, next, paused',
  }),
  pause: call('POST /staff/finance/invoices/{id}/reminders/pause', {
    ...reminderCall,
    summary: 'Pause the reminders of an invoice, or of all invoices of its company, with a reason',
    body: z.object({
      scope: PauseScope,
      reason: z.string().trim().min(3, 'Tulis alasannya.').max(300),
    }),
    refusals: ['reminder.state'],
  }),
  resume: call('POST /staff/finance/invoices/{id}/reminders/resume', {
    ...reminderCall,
    summary: 'End a pause; the schedule goes on with its newest step',
    body: z.object({ scope: PauseScope }),
    refusals: ['reminder.state'],
  }),
  send: call('POST /staff/finance/invoices/{id}/reminders', {
    ...reminderCall,
    summary: 'Remind of an invoice now, at most once a day',
    body: z.object({}),
    refusals: ['reminder.state', 'reminder.recipient'],
  }),
}
