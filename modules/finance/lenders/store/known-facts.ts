import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** What the shop knows of a company, to fill in its application; undefined for a company that is not verified. */
export const findKnownFacts = (db: Db, companyId: string) =>
  db
    .selectFrom('company')
    .select(['name', 'entity', 'npwp', 'nib', 'street'])
    .select(['postal_code as postalCode', 'district_id as districtId'])
    .select(['pic_name as personName', 'pic_position as position', 'pic_phone as phone'])
    .where('id', '=', companyId)
    .where('state', '=', 'verified')
    .executeTakeFirst()

/** Postal codes that begin with the text. */
export async function listPostalCodes(db: Db, search: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct code from postal_code where code like ${`${search}%`} order by code limit ${limit}`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}

/** The districts of a postal code. */
export const listAreas = (db: Db, postalCode: string) =>
  db
    .selectFrom('postal_code')
    .innerJoin('district', 'district.id', 'postal_code.district_id')
    .innerJoin('city', 'city.id', 'district.city_id')
    .innerJoin('province', 'province.id', 'city.province_id')
    .distinct()
    .select(['district.id as districtId', 'district.name as district'])
    .select(['city.name as city', 'province.name as province'])
    .where('postal_code.code', '=', postalCode)
    .orderBy('district.id')
    .execute()

/** When an account closed the invitation; undefined where it has not. */
export const findInviteClosed = (db: Db, accountId: string) =>
  db
    .selectFrom('lender_invite_closed')
    .select('closed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export const saveInviteClosed = (db: Db, accountId: string, at: Date) =>
  db
    .insertInto('lender_invite_closed')
    .values({ account_id: accountId, closed_at: at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
