import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** An active buyer by e-mail address, with their company where that is verified. */
export const findBuyerByEmail = (db: Db, email: string) =>
  db
    .selectFrom('account as a')
    .leftJoin('company as c', (join) =>
      join.onRef('c.id', '=', 'a.company_id').on('c.state', '=', 'verified'),
    )
    .select(['a.id as accountId', 'a.name', 'a.email', 'c.id as companyId'])
    .where(sql`lower(a.email)`, '=', email.toLowerCase())
    .where('a.status', '=', 'active')
    .executeTakeFirst()
