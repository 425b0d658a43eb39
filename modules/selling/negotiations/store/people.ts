import { sql } from 'kysely'
import type { Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/database.ts'

/** Staff who work on negotiations, by name. */
export async function listSalesStaff(db: Db) {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .select(sql<Role[]>`roles`.as('roles'))
    .where('suspended_at', 'is', null)
    .orderBy('name')
    .execute()
  return rows.filter(({ roles }) => roles.includes('sales') || roles.includes('admin'))
}

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
