import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { PurchaseOrderStatus } from '../rules.ts'
import type { PurchaseOrderAddress } from './purchase-orders.ts'

/** The purchase orders that an account sent, newest first, with their files. */
export const listSentBy = (db: Db, accountId: string) =>
  db
    .selectFrom('upo')
    .innerJoin('stored_file', 'stored_file.id', 'upo.file_id')
    .select(['upo.id', 'upo.number', 'upo.status', 'upo.project', 'upo.project_type', 'upo.note'])
    .select(['upo.payment_method', 'upo.outcome', 'upo.created_at', 'stored_file.name as file'])
    .select(sql<PurchaseOrderAddress>`upo.address`.as('address'))
    .$narrowType<{ status: PurchaseOrderStatus }>()
    .where('upo.account_id', '=', accountId)
    .orderBy('upo.created_at', 'desc')
    .orderBy('upo.id')
    .execute()

/** The lines of all its purchase orders. */
export const listLines = (db: Db, accountId: string) =>
  db
    .selectFrom('upo_line as line')
    .innerJoin('upo', 'upo.id', 'line.upo_id')
    .select(['line.upo_id', 'line.written', 'line.text', 'line.qty'])
    .where('upo.account_id', '=', accountId)
    .orderBy('line.position')
    .execute()

/** The other members of a purchase order's company. */
const activeColleagues = sql`
  from account as other where other.company_id = upo.company_id and other.id <> upo.account_id
    and other.status <> 'closed'`

/** Hands open purchase orders to a colleague, preferably an owner, who gets their e-mails from now on. */
export const handOver = (tx: Db, accountId: string) =>
  sql`
    update upo set account_id = (select other.id ${activeColleagues}
      order by other.company_role = 'owner' desc, other.created_at, other.id limit 1)
    where account_id = ${accountId}::uuid and status in ('new', 'in_progress')
      and exists (select ${activeColleagues})`.execute(tx)

/** Deletes purchase orders that are not done and have no colleague to take them; returns their files. */
export async function deleteUnfinished(tx: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    delete from upo where account_id = ${accountId}::uuid and status <> 'done'
      and not exists (select ${activeColleagues})
    returning file_id as "fileId"`.execute(tx)
  return rows.map(({ fileId }) => fileId)
}
