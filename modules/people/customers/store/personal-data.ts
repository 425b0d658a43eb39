import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { list, type CustomerAddressRow } from './addresses.ts'

/**
 * Deletes an account's addresses, including removed ones, and with the last account those of its company. Those
 * shared with a company that goes on stay, without the name and the number of the person who leaves.
 */
export async function removeAll(tx: Db, accountId: string): Promise<void> {
  const isEnteredOrShared = sql`own.id = ${accountId}::uuid
    and (address.account_id = own.id or address.company_id = own.company_id)`
  const others = sql`select phone from account as other
    where other.company_id = address.company_id and other.id <> own.id and other.status <> 'closed'`
  await tx.deleteFrom('main_address').where('account_id', '=', accountId).execute()
  await sql`delete from address using account as own
    where ${isEnteredOrShared} and not exists (${others})`.execute(tx)
  await sql`update address set
      recipient = case when address.recipient = own.name then company.name else address.recipient end,
      phone = case when address.phone = own.phone
        then (${others} order by other.company_role <> 'owner', other.created_at limit 1) else address.phone end
    from account as own, company
    where ${isEnteredOrShared} and company.id = address.company_id
      and (address.recipient = own.name or address.phone = own.phone)`.execute(tx)
}

/** The addresses that an account entered and still has, also those that it shares. */
export const listEntered = async (db: Db, accountId: string): Promise<CustomerAddressRow[]> =>
  (await list(db, accountId)).filter(({ isOwn }) => isOwn)

/** The addresses that were removed from the address book but not yet deleted. */
export const listRemoved = (db: Db, accountId: string) =>
  db
    .selectFrom('address')
    .select(['label', 'recipient', 'phone', 'street', 'postal_code', 'removed_at'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .execute()
