import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { list, type CustomerAddressRow } from './addresses.ts'

/**
 * Deletes an account's addresses, including removed ones. Those shared with a company stay with its other
 * people, without the name and the number of who leaves; without other people they go, too.
 */
export async function removeAll(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom('main_address').where('account_id', '=', accountId).execute()
  await sql`delete from address where account_id = ${accountId}::uuid and (company_id is null
    or not exists (select from account where account.company_id = address.company_id
      and account.id <> ${accountId}::uuid))`.execute(tx)
  await sql`update address set recipient = company.name, phone = coalesce((select phone from account
      where account.company_id = company.id and account.id <> ${accountId}::uuid
      order by account.company_role <> 'owner', account.created_at limit 1), address.phone)
    from company, account where company.id = address.company_id and account.id = ${accountId}::uuid
      and (address.recipient = account.name or address.phone = account.phone)`.execute(tx)
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
