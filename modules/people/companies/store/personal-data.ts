import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { CompanyState } from '../rules.ts'

/** The company of an account with its address. */
export const findCompany = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .innerJoin('company as c', 'c.id', 'account.company_id')
    .leftJoin('village as v', 'v.id', 'c.village_id')
    .leftJoin('district as d', 'd.id', 'c.district_id')
    .leftJoin('city', 'city.id', 'c.city_id')
    .leftJoin('province as p', 'p.id', 'c.province_id')
    .select(['c.name', 'c.entity', 'c.npwp', 'c.nib', 'c.state', 'c.created_at'])
    .select(['c.pic_name', 'c.pic_position', 'c.pic_phone', 'c.street', 'c.postal_code'])
    .select(['v.name as village', 'd.name as district', 'city.name as city'])
    .select('p.name as province')
    .$narrowType<{ state: CompanyState }>()
    .where('account.id', '=', accountId)
    .executeTakeFirst()

/**
 * The company that has only this account; undefined where there is none or it has other accounts. `isReferenced`:
 * whether orders or an approved verification refer to it.
 */
export async function findSoleCompany(tx: Db, accountId: string) {
  const { rows } = await sql<{ id: string; isReferenced: boolean }>`
    select company.id, company.state = 'verified'
      or exists (select from sales_order where company_id = company.id)
      or exists (select from kyc_submission where company_id = company.id and status = 'approved')
      as "isReferenced"
    from account as own join company on company.id = own.company_id
    where own.id = ${accountId}::uuid and not exists (select from account
      where company_id = company.id and id <> own.id and status <> 'closed')`.execute(tx)
  return rows[0]
}

/** Removes the person in charge; orders and submissions have copies of their own. */
export const removePersonInCharge = (tx: Db, id: string) =>
  tx
    .updateTable('company')
    .set({ pic_name: null, pic_position: null, pic_phone: null })
    // A pending verification has been deleted with its documents.
    .set({ state: sql`case when state = 'verified' then state else 'none' end` })
    .where('id', '=', id)
    .execute()

/** Removes all details of a company. */
export const anonymize = (tx: Db, id: string, name: string, at: Date) =>
  tx
    .updateTable('company')
    .set({ name, state: 'none', state_changed_at: at, entity: null, npwp: null, nib: null })
    .set({ pic_name: null, pic_position: null, pic_phone: null, street: null, postal_code: null })
    .set({ province_id: null, city_id: null, district_id: null, village_id: null })
    .where('id', '=', id)
    .execute()
