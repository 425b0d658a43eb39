import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { CompanyState } from '#modules/people/companies/rules.ts'

/** A buyer's profile with their company and the number of addresses and open orders. */
export const findProfile = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select([
      'account.id',
      'account.name',
      'account.email',
      'account.phone',
      'company.name as companyName',
    ])
    .select([
      sql<CompanyState>`coalesce(company.state, 'none')`.as('companyState'),
      sql<boolean>`coalesce(company.state = 'verified', false)`.as('isBusiness'),
      sql<number>`(select count(*) from address
        where address.account_id = account.id and removed_at is null)`.as('addresses'),
      sql<number>`(select count(*) from sales_order
        where sales_order.account_id = account.id
          and status not in ('delivered', 'completed', 'cancelled'))`.as('openOrders'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()

/**
 * The state of the account's company and its time, whether staff requested more, and when the notice was
 * closed.
 */
export async function findNotice(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .leftJoin('credit_limit as credit', 'credit.company_id', 'company.id')
    .select(['company.state_changed_at as changedAt', 'account.notice_closed_at as closedAt'])
    .select(['credit.status as creditStatus', 'credit.amount as creditLimit'])
    .select(['credit.changed_at as creditChangedAt', 'credit.frozen_reason as frozenReason'])
    .select(sql<CompanyState>`coalesce(company.state, 'none')`.as('state'))
    .select(
      sql<boolean>`exists (select from kyc_submission as attempt
        where attempt.company_id = company.id and attempt.asked is not null)`.as('isAsked'),
    )
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export const closeNotice = (db: Db, accountId: string, at: Date) =>
  db.updateTable('account').set({ notice_closed_at: at }).where('id', '=', accountId).execute()

export type Notice = Awaited<ReturnType<typeof findNotice>>
