import { sql } from 'kysely'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import type { CompanyState } from '#modules/people/companies/rules.ts'
import type { CompanyRole } from '#modules/people/company-members/rules.ts'
import type { AccountStatus } from '#modules/people/identity/rules/accounts.ts'
import type { OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { parsePhoneSearch } from './rules.ts'

export type AccountListQuery = Paging & {
  search?: string | undefined
  status?: AccountStatus | undefined
}

const selectAccounts = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select([
      'account.id',
      'account.name',
      'account.email',
      'account.phone',
      'account.created_at as createdAt',
      'company.id as companyId',
      'company.name as companyName',
    ])
    .select([
      sql<AccountStatus>`account.status`.as('status'),
      sql<CompanyState | null>`company.state`.as('companyState'),
    ])

function selectMatching(db: Db, { search, status }: Pick<AccountListQuery, 'search' | 'status'>) {
  const rows = selectAccounts(db).$if(status !== undefined, (query) =>
    query.where('account.status', '=', status!),
  )
  if (!search) return rows
  const phone = parsePhoneSearch(search)
  return rows.where(
    sql<boolean>`(concat_ws(' ', account.name, account.email, company.name) ilike ${toContainsPattern(search)}
      or account.phone like ${phone ? toContainsPattern(phone) : null})`,
  )
}

/** A page of the accounts that match, newest first. */
export const listPage = (db: Db, query: AccountListQuery) =>
  selectMatching(db, query)
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id')
    .limit(query.count)
    .offset(query.page * query.count)
    .execute()

export const countMatching = (db: Db, query: Pick<AccountListQuery, 'search' | 'status'>) =>
  countUpTo(db, selectMatching(db, query))

/** An account with its company. Throws 404. */
export const find = (db: Db, id: string) =>
  selectAccounts(db)
    .select([
      'account.activated_at as activatedAt',
      'company.entity',
      'company.npwp',
      'company.nib',
      'company.state_changed_at as stateChangedAt',
    ])
    .select(sql<CompanyRole>`account.company_role`.as('role'))
    .select(
      sql<string | null>`(select id from kyc_submission attempt
        where attempt.company_id = company.id order by attempt.attempt desc limit 1)`.as(
        'submissionId',
      ),
    )
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

/** The other accounts of a company, without closed ones. */
export const listColleagues = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .select(sql<CompanyRole>`company_role`.as('role'))
    .where('company_id', '=', companyId)
    .where('id', '<>', id)
    .where('status', '<>', 'closed')
    .orderBy('name')
    .orderBy('id')
    .limit(50)
    .execute()

/** The recorded transitions of an account, in order. */
export const listEvents = (db: Db, id: string) =>
  db
    .selectFrom('account_event')
    .select(['at', 'actor_name as by', 'note'])
    .select(sql<AccountStatus>`to_status`.as('status'))
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()

/** An account's newest orders. */
export const listOrders = (db: Db, id: string, limit: number) =>
  db
    .selectFrom('sales_order')
    .select(['id', 'number', 'placed_at as placedAt', 'total'])
    .select(sql<OrderStatus>`status`.as('status'))
    .where('account_id', '=', id)
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

/** The number of an account's orders. */
export async function countOrders(db: Db, id: string): Promise<number> {
  const { size } = await db
    .selectFrom('sales_order')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return size
}
