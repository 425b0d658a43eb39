import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { remindedStatuses, type InvoiceToRemind } from '../rules/remindable.ts'
import type { SentReminders } from '../rules/schedule.ts'

/** An invoice with what decides about its reminders. */
export type ReminderInvoice = InvoiceToRemind & {
  id: string
  number: string
  orderId: string
  orderNumber: string
  accountId: string
  companyId: string | null
  company: string | null
  buyerName: string
  /** Sen. */
  amount: Money
  uniqueCode: number
  dueAt: Date
  isPaused: boolean
  sent: SentReminders
}

type Row = Omit<ReminderInvoice, 'amount' | 'status' | 'sent'> & {
  status: string
  amount: number
} & SentReminders

const toInvoice = ({ lastStep, lastDay, status, ...row }: Row): ReminderInvoice => ({
  ...row,
  status: status as InvoiceStatus,
  amount: sen(row.amount),
  sent: { lastStep, lastDay },
})

const isPaused = sql`exists (select from payment_reminder_pause as pause where pause.ended_at is null
  and (pause.invoice_id = invoice.id or pause.company_id = invoice.company_id))`

async function selectInvoices(
  db: Db,
  where: RawBuilder<unknown>,
  lock = sql``,
): Promise<ReminderInvoice[]> {
  const { rows } = await sql<Row>`
    select invoice.id, invoice.number, invoice.status, invoice.order_id as "orderId", o.number as "orderNumber",
      o.status as "orderStatus", invoice.account_id as "accountId", invoice.company_id as "companyId",
      company.name as company, coalesce(o.buyer_name, account.name) as "buyerName",
      invoice.terms_days is not null as "isOnTerms", invoice.amount, invoice.unique_code as "uniqueCode",
      invoice.due_at as "dueAt", ${isPaused} as "isPaused",
      (select max(step)::integer from payment_reminder where invoice_id = invoice.id) as "lastStep",
      (select to_char(max(sent_on), 'YYYY-MM-DD') from payment_reminder where invoice_id = invoice.id) as "lastDay"
    from invoice join sales_order as o on o.id = invoice.order_id join account on account.id = invoice.account_id
      left join company on company.id = invoice.company_id
    where ${where} ${lock}`.execute(db)
  return rows.map(toInvoice)
}

const mayBeReminded = sql`invoice.terms_days is not null and invoice.company_id is not null
  and invoice.status in (${sql.join(remindedStatuses.map((status) => sql.lit(status)))})`

/** Companies that owe on terms what is due before `before`, and were sent nothing by the schedule on `day`. */
export async function listCompanies(db: Db, before: Date, day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct company_id as id from invoice where ${mayBeReminded} and due_at < ${before}
      and not ${wasCompanyReminded(sql`invoice.company_id`, day)} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

const wasCompanyReminded = (companyId: RawBuilder<unknown>, day: string) => sql`exists (
  select from payment_reminder as reminder join invoice as reminded on reminded.id = reminder.invoice_id
  where reminded.company_id = ${companyId} and reminder.sent_on = ${day}::date and reminder.step is not null)`

/** Whether the schedule has sent a company something on a day (Jakarta). */
export async function wasRemindedOn(db: Db, companyId: string, day: string): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select ${wasCompanyReminded(sql`${companyId}::uuid`, day)} as was`.execute(db)
  return rows[0]!.was
}

/** Reminders of one company are sent and paused one at a time. */
export const lockReminders = (tx: Db, subject: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payment reminders ${subject}`}, 0))`.execute(
    tx,
  )

/**
 * The invoices of a company that are owed on terms and due before `before`, the longest due first. They stay unpaid until
 * the transaction ends; one that is being changed at this moment is left out.
 */
export const lockOwedInvoices = (tx: Db, companyId: string, before: Date) =>
  selectInvoices(
    tx,
    sql`${mayBeReminded} and invoice.company_id = ${companyId}::uuid and invoice.due_at < ${before}
      order by invoice.due_at, invoice.number`,
    sql`for share of invoice skip locked`,
  )

/** An invoice; undefined where there is none. */
export const findInvoice = async (db: Db, id: string): Promise<ReminderInvoice | undefined> =>
  (await selectInvoices(db, sql`invoice.id = ${id}::uuid`))[0]

export type Recipient = { id: string; name: string; email: string; isOwner: boolean }

/** The active owners of a company, and those of these accounts that still belong to it. */
export async function listRecipients(
  db: Db,
  companyId: string,
  accountIds: readonly string[],
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select id, name, email, company_role = 'owner' as "isOwner" from account
    where company_id = ${companyId}::uuid and status = 'active'
      and (company_role = 'owner' or id = any(${[...accountIds]}::uuid[]))
    order by email`.execute(db)
  return rows
}

type NewReminder = {
  invoiceId: string
  step: number | null
  day: string
  at: Date
  by: string | null
  recipients: number
}

/** Notes what is sent with this transaction. Throws where a step was noted before. */
export const insertReminders = (tx: Db, reminders: readonly NewReminder[]) =>
  tx
    .insertInto('payment_reminder')
    .values(
      reminders.map(({ invoiceId, step, day, at, by, recipients }) => ({
        invoice_id: invoiceId,
        step,
        sent_on: day,
        sent_at: at,
        sent_by: by,
        recipients,
      })),
    )
    .execute()

/** What was sent of an invoice, newest first. */
export const listReminders = (db: Db, invoiceId: string) =>
  db
    .selectFrom('payment_reminder')
    .select(['step', 'sent_at as at', 'sent_by as by', 'recipients'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
