import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { readCountedPage } from '#platform/database/counted-page.ts'
import { sen, zero, type Money } from '#platform/money.ts'
import type { Paging } from '#platform/paging.ts'
import type { CreditStatus } from '../rules/credit-status.ts'
import type { CompanyCredit } from '../rules/credit.ts'
import type { CreditGrade } from '../rules/grades.ts'

export type CreditLimitRecord = Omit<CompanyCredit, 'free' | 'days'> & {
  companyId: string
  company: string
  revision: number
}

type CreditRow = {
  companyId: string
  company: string
  status: CreditStatus
  amount: number | null
  grade: CreditGrade | null
  frozenReason: string | null
  frozenBy: 'staff' | 'system' | null
  revision: number | null
  used: number
  overdue: number
}

/** Locks a company's limit until the transaction ends: orders on credit take turns from here. */
export async function lockLimit(tx: Db, companyId: string): Promise<void> {
  await sql`select from credit_limit where company_id = ${companyId}::uuid for update`.execute(tx)
}

/** Locks the company, so that applications and the decisions of staff about it take turns. */
export async function lockCompany(tx: Db, companyId: string): Promise<void> {
  await sql`select from company where id = ${companyId}::uuid for no key update`.execute(tx)
}

/**
 * What is owed on terms, and what was ordered on them and is not invoiced yet; `overdue` is what was due before `today`
 * begins (Jakarta).
 */
const exposure = (companyId: ReturnType<typeof sql>, today: Date) => sql`(
  select coalesce(sum(amount), 0) as used, coalesce(sum(amount) filter (where due_at < ${today} and status <> 'draft'), 0) as overdue
  from invoice where company_id = ${companyId} and terms_days is not null
    and status in ('draft', 'unpaid', 'proof_submitted', 'overdue'))`

const selectCredits = (today: Date) => sql`
  select company.id as "companyId", company.name as company, credit.amount, credit.grade,
    coalesce(credit.status, case when exists (select from credit_application where company_id = company.id
      and status = 'submitted') then 'applied' else 'none' end) as status,
    credit.frozen_reason as "frozenReason", credit.frozen_by as "frozenBy", credit.revision,
    owed.used, owed.overdue
  from company left join credit_limit as credit on credit.company_id = company.id
    cross join lateral ${exposure(sql`company.id`, today)} as owed`

const toRecord = ({ amount, used, overdue, revision, ...row }: CreditRow): CreditLimitRecord => ({
  ...row,
  limit: amount === null ? zero : sen(amount),
  used: sen(used),
  overdue: sen(overdue),
  revision: revision ?? 0,
})

/** The credit of a verified company; undefined for any other. */
export async function findCredit(
  db: Db,
  companyId: string,
  today: Date,
): Promise<CreditLimitRecord | undefined> {
  const { rows } = await sql<CreditRow>`${selectCredits(today)}
    where company.id = ${companyId}::uuid and company.state = 'verified'`.execute(db)
  return rows[0] && toRecord(rows[0])
}

type CreditQuery = Paging & {
  search?: string | undefined
  status?: CreditStatus | undefined
}

/** Companies with a limit or an application, those that wait first, then those that owe most. */
export async function listCredits(
  db: Db,
  { search, status, page, count }: CreditQuery,
  today: Date,
): Promise<{ rows: (CreditLimitRecord & { isWaiting: boolean })[]; total: number }> {
  const readPage = async (page: number) => {
    const { rows } = await sql<CreditRow & { isWaiting: boolean; total: number }>`
    select *, count(*) over () as total from (
      select credit.*, exists (select from credit_application where company_id = credit."companyId"
        and status = 'submitted') as "isWaiting"
      from (${selectCredits(today)} where company.state = 'verified') as credit) as credit
    where (status <> 'none' or used > 0)
      and ${search ? sql`company ilike ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}` : sql`true`}
      and ${status ? sql`status = ${status}` : sql`true`}
    order by "isWaiting" desc, overdue desc, used desc, company, "companyId"
    limit ${count} offset ${page * count}`.execute(db)
    return rows
  }
  const { rows, total } = await readCountedPage(page, readPage)
  return {
    rows: rows.map(({ isWaiting, total: _total, ...row }) => ({ ...toRecord(row), isWaiting })),
    total,
  }
}

/** Saves amount and grade of an active limit. */
export async function saveLimit(
  tx: Db,
  companyId: string,
  { amount, grade, at }: { amount: Money; grade: CreditGrade; at: Date },
): Promise<void> {
  const values = { amount, grade, status: 'active', changed_at: at }
  await tx
    .insertInto('credit_limit')
    .values({ ...values, company_id: companyId })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet((eb) => ({
        amount,
        grade,
        changed_at: at,
        revision: eb('credit_limit.revision', '+', 1),
      })),
    )
    .execute()
}

/** Freezes a limit, or opens it again where `frozen` is null. */
export async function saveFrozen(
  tx: Db,
  companyId: string,
  frozen: { by: 'staff' | 'system'; reason: string } | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('credit_limit')
    .set((eb) => ({
      status: frozen ? 'frozen' : 'active',
      frozen_by: frozen?.by ?? null,
      frozen_reason: frozen?.reason ?? null,
      changed_at: at,
      revision: eb('revision', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .execute()
}

/** The companies whose limit is active although they owe what was due before `before`. */
export async function listToFreeze(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select company_id as id from credit_limit where status = 'active' and exists (
      select from invoice where invoice.company_id = credit_limit.company_id and terms_days is not null
        and status in ('unpaid', 'overdue') and due_at < ${before})
    order by company_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The companies whose limit the system has frozen. */
export async function listFrozenBySystem(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('credit_limit')
    .select('company_id as id')
    .where('frozen_by', '=', 'system')
    .orderBy('company_id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a company owes on terms what was due before `before`. */
export async function owesSince(db: Db, companyId: string, before: Date): Promise<boolean> {
  const { rows } = await sql<{ owes: boolean }>`select exists (
    select from invoice where company_id = ${companyId}::uuid and terms_days is not null
      and status in ('unpaid', 'proof_submitted', 'overdue') and due_at < ${before}) as owes`.execute(
    db,
  )
  return rows[0]!.owes
}

/** The invoices of a company that are owed on terms, by their due day. */
export const listOwed = (db: Db, companyId: string) =>
  db
    .selectFrom('invoice')
    .innerJoin('sales_order', 'sales_order.id', 'invoice.order_id')
    .select(['invoice.id', 'invoice.number', 'invoice.status', 'invoice.amount', 'invoice.due_at'])
    .select(['sales_order.id as orderId', 'sales_order.number as orderNumber'])
    .select('invoice.account_id as accountId')
    .where('invoice.company_id', '=', companyId)
    .where('invoice.terms_days', 'is not', null)
    .where('invoice.status', 'in', ['unpaid', 'proof_submitted', 'overdue'])
    .orderBy('invoice.due_at')
    .orderBy('invoice.number')
    .limit(200)
    .execute()
