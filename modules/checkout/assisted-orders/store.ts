import type { Db } from '#platform/database/database.ts'

const selectBuyers = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('company', (join) =>
      join.onRef('company.id', '=', 'account.company_id').on('company.state', '=', 'verified'),
    )
    .select(['account.id as accountId', 'account.name', 'account.email', 'account.phone'])
    .select(['company.id as companyId', 'company.name as company'])
    .where('account.status', '=', 'active')

/** An active buyer, with their company where that is verified. */
export const findBuyer = (db: Db, accountId: string) =>
  selectBuyers(db).where('account.id', '=', accountId).executeTakeFirst()

export type AssistedBuyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>
