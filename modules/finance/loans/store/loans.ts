import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { sen, type Money } from '#platform/money.ts'
import type { Paging } from '#platform/paging.ts'
import type { LoanStatus } from '../rules/loans.ts'

export type LoanRecord = {
  id: string
  nr: number
  applicationId: string
  lender: LenderCode
  companyId: string
  orderId: string
  invoiceId: string
  status: LoanStatus
  amount: Money
  /** Months. */
  tenor: number
  total: Money | null
  repayTo: string | null
  reason: string | null
  openedAt: Date
  codeAt: Date | null
  deliveryAt: Date | null
  sentAt: Date | null
  deliverySentAt: Date | null
  paidAt: Date | null
  endedAt: Date | null
  /** What the shop and the lender see differently; finance has resolved it since the time below. */
  discrepancy: string | null
  discrepancyResolvedAt: Date | null
}

export const selectLoans = (db: Db) =>
  db
    .selectFrom('loan')
    .select(['id', 'nr', 'lender', 'status', 'amount', 'tenor', 'total', 'reason'])
    .select(['application_id as applicationId', 'company_id as companyId', 'order_id as orderId'])
    .select(['invoice_id as invoiceId', 'repay_to as repayTo', 'opened_at as openedAt'])
    .select(['code_at as codeAt', 'delivery_at as deliveryAt', 'sent_at as sentAt'])
    .select(['delivery_sent_at as deliverySentAt', 'paid_at as paidAt', 'ended_at as endedAt'])
    .select(['discrepancy', 'discrepancy_resolved_at as discrepancyResolvedAt'])

type LoanRow = Awaited<ReturnType<ReturnType<typeof selectLoans>['executeTakeFirstOrThrow']>>

export const toLoan = (row: LoanRow): LoanRecord => ({
  ...row,
  lender: row.lender as LenderCode,
  status: row.status as LoanStatus,
  amount: sen(row.amount),
  total: row.total === null ? null : sen(row.total),
})

const takeFirst = (rows: LoanRow[]) => rows.map(toLoan)[0]

export const findLoan = async (db: Db, id: string) =>
  takeFirst(await selectLoans(db).where('id', '=', id).execute())

/** The newest loan of an order. */
export const findLoanOfOrder = async (db: Db, orderId: string) =>
  takeFirst(
    await selectLoans(db).where('order_id', '=', orderId).orderBy('nr', 'desc').limit(1).execute(),
  )

/** The loans of a company, or of one of its orders, except those abandoned before their code. */
const selectOfCompany = (db: Db, companyId: string, orderId: string | undefined) =>
  selectLoans(db)
    .where('company_id', '=', companyId)
    .where('status', '<>', 'cancelled')
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId!))

type OwnQuery = Paging & { orderId?: string | undefined }

/** A page of those, newest first. */
export const listOfCompany = async (
  db: Db,
  companyId: string,
  { orderId, page, count }: OwnQuery,
) =>
  (
    await selectOfCompany(db, companyId, orderId)
      .orderBy('nr', 'desc')
      .limit(count)
      .offset(page * count)
      .execute()
  ).map(toLoan)

export const countOfCompany = (db: Db, companyId: string, { orderId }: OwnQuery) =>
  countUpTo(db, selectOfCompany(db, companyId, orderId))

type NewLoan = Pick<
  LoanRecord,
  'applicationId' | 'lender' | 'companyId' | 'orderId' | 'invoiceId' | 'amount' | 'tenor'
> & { openedAt: Date }

export const insertLoan = async (tx: Db, loan: NewLoan): Promise<string> =>
  (
    await tx
      .insertInto('loan')
      .values({
        application_id: loan.applicationId,
        lender: loan.lender,
        company_id: loan.companyId,
        order_id: loan.orderId,
        invoice_id: loan.invoiceId,
        status: 'opened',
        amount: loan.amount,
        tenor: loan.tenor,
        opened_at: loan.openedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export type LoanChanges = Partial<
  Omit<LoanRecord, 'id' | 'nr' | 'applicationId' | 'lender' | 'companyId' | 'orderId' | 'invoiceId'>
> & { heardAt?: Date }

/** Changes a loan; `heardAt` stays where a newer event was received. */
export const updateLoan = (tx: Db, id: string, changes: LoanChanges) =>
  tx
    .updateTable('loan')
    .set({
      status: changes.status,
      tenor: changes.tenor,
      total: changes.total,
      repay_to: changes.repayTo,
      reason: changes.reason,
      code_at: changes.codeAt,
      delivery_at: changes.deliveryAt,
      sent_at: changes.sentAt,
      delivery_sent_at: changes.deliverySentAt,
      paid_at: changes.paidAt,
      ended_at: changes.endedAt,
      ...(changes.heardAt
        ? { heard_at: sql<Date>`greatest(heard_at, ${changes.heardAt}::timestamptz)` }
        : {}),
      discrepancy: changes.discrepancy,
      discrepancy_resolved_at: changes.discrepancyResolvedAt,
    })
    .where('id', '=', id)
    .execute()

/** Loans to ask about, and marks them as asked: what orders wait for first. Repaying is asked about less often. */
export async function claimSilent(
  db: Db,
  {
    now,
    openBefore,
    paidBefore,
    limit,
  }: { now: Date; openBefore: Date; paidBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update loan set asked_at = ${now} where id in (
      select id from loan where status in ('submitted', 'approved', 'paid')
        and coalesce(asked_at, code_at, opened_at) < case when status = 'paid' then ${paidBefore}::timestamptz
          else ${openBefore}::timestamptz end
      order by status = 'paid', coalesce(asked_at, code_at, opened_at), nr limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Number, buyer and company of the orders of loans. */
export async function listOrders(db: Db, orderIds: readonly string[]) {
  const { rows } = await sql<{ id: string; number: string; accountId: string; company: string }>`
    select o.id, o.number, o.account_id as "accountId", coalesce(company.name, '') as company
    from sales_order as o left join company on company.id = o.company_id
    where o.id = any(${[...orderIds]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Loans that wait too long, or that have an open discrepancy, the longest waiting first. */
export async function listStuck(
  db: Db,
  {
    submittedBefore,
    confirmedBefore,
    limit,
  }: {
    submittedBefore: Date
    confirmedBefore: Date
    limit: number
  },
): Promise<
  (LoanRecord & { reasonCode: 'discrepancy' | 'undecided' | 'undelivered' | 'unpaid' })[]
> {
  const { rows } = await sql<{
    id: string
    reasonCode: 'discrepancy' | 'undecided' | 'undelivered' | 'unpaid'
  }>`
    select id, case when discrepancy is not null and discrepancy_resolved_at is null then 'discrepancy'
      when delivery_at is null then 'undelivered'
      when status = 'submitted' then 'undecided' else 'unpaid' end as "reasonCode"
    from loan where (discrepancy is not null and discrepancy_resolved_at is null)
      or (status in ('submitted', 'approved') and (
        (delivery_at is null and code_at < ${submittedBefore})
        or greatest(code_at, delivery_at) < ${confirmedBefore}))
    order by coalesce(code_at, opened_at), nr limit ${limit}`.execute(db)
  const loans = await Promise.all(rows.map(({ id }) => findLoan(db, id)))
  return rows.map(({ reasonCode }, index) => ({ ...loans[index]!, reasonCode }))
}
