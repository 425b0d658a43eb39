import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { hashToken } from '#platform/token-hash.ts'
import { hashCheaply } from './cheap-password.ts'

/** A signed-in buyer. Inserted directly, since signing in with a password takes half a second. */
export type TestBuyer = { accountId: string; token: string; addressId: string }

export type TestAddressOptions = { city?: string; roadWidthM?: number | null }

/** A city near the Cibitung warehouse. */
export const BEKASI = '32.16'
export const AMBON = '81.71'
export const CENGKARENG = '31.73'

/** Creates buyers with an address each, signed in until 2036. */
export async function createSignedInBuyers(
  db: Db,
  count: number,
  address: TestAddressOptions = {},
): Promise<TestBuyer[]> {
  const buyers: TestBuyer[] = []
  for (let nr = 0; nr < count; nr += 1) buyers.push(await createSignedInBuyer(db, address))
  return buyers
}

const PASSWORD_HASH = hashCheaply('belanja-2026')

export async function createSignedInBuyer(
  db: Db,
  address: TestAddressOptions = {},
): Promise<TestBuyer> {
  const token = randomBytes(32).toString('base64url')
  const email = `${randomUUID()}@contoh.id`
  const { rows } = await sql<{ id: string }>`
    with a as (
      insert into account (email, phone, name, password_hash, status, created_at)
      values (${email}, '+628129041773', 'Pembeli Uji', ${PASSWORD_HASH}, 'active', '2026-01-01') returning id
    ), s as (
      insert into session (account_id, created_at, address, agent)
      select id, '2026-01-01', '127.0.0.1', 'test' from a returning id
    ), t as (
      insert into session_token (access_hash, refresh_hash, session_id, issued_at, access_expires_at, refresh_expires_at)
      select ${hashToken(token)}::bytea, ${randomBytes(32)}::bytea, id, '2026-01-01', '2036-01-01', '2036-01-01' from s
    )
    select id from a`.execute(db)
  const accountId = rows[0]!.id
  return { accountId, token, addressId: await addAddress(db, accountId, address) }
}

/**
 * Makes an account a member of a verified company, a new one if no id is given. Returns the
 * company's id.
 */
export async function joinVerifiedCompany(
  db: Db,
  accountId: string,
  { companyId, name = 'PT Uji Bangun' }: { companyId?: string; name?: string } = {},
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into company (id, name, state, created_at)
    values (coalesce(${companyId ?? null}::uuid, gen_random_uuid()), ${name}, 'verified', '2026-01-01')
    on conflict (id) do update set state = 'verified'
    returning id`.execute(db)
  const { id } = rows[0]!
  await db.updateTable('account').set({ company_id: id }).where('id', '=', accountId).execute()
  return id
}

/** Inserts a shipping address in a city. Returns its id. */
export async function addAddress(
  db: Db,
  accountId: string,
  { city = BEKASI, roadWidthM = null }: TestAddressOptions = {},
) {
  const { rows } = await sql<{ id: string }>`
    insert into address (account_id, label, recipient, phone, street, province_id, city_id, district_id,
      village_id, postal_code, road_width_m, created_at)
    select ${accountId}::uuid, 'Proyek', 'Pak Warsito', '+628129041773', 'Jl. Kalimantan C2 18',
      city.province_id, city.id, district.id, village.id, '17530', ${roadWidthM}::numeric, '2026-01-01'
    from city join district on district.city_id = city.id join village on village.district_id = district.id
    where city.id = ${city} order by village.id limit 1
    returning id`.execute(db)
  return rows[0]!.id
}

/** Creates an active account with the password `belanja-2026`. Returns its e-mail address. */
export async function createBuyerEmail(db: Db): Promise<string> {
  const { accountId } = await createSignedInBuyer(db)
  const row = db.selectFrom('account').select('email').where('id', '=', accountId)
  return (await row.executeTakeFirstOrThrow()).email
}
