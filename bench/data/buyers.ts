import type pg from 'pg'

/** A signed-in buyer with one address, in Bekasi. */
export type BenchBuyer = { token: string; accountId: string; addressId: string }

/** A line of a cart. */
export type BenchCartLine = { variantId: number; qty: number }

let createdCount = 0

/** Creates buyers with sessions of a year, without the time that hashing passwords takes. */
export async function createBuyers(pool: pg.Pool, count: number): Promise<BenchBuyer[]> {
  const from = createdCount + 1
  createdCount += count
  const { rows } = await pool.query<BenchBuyer>(
    `with new_account as (
      insert into account (email, phone, name, password_hash, status, created_at)
      select 'pembeli-' || nr || '@bangku.contoh.id', '+628129041773', 'Pembeli Uji', '-', 'active', now()
      from generate_series($1::int, $2::int) as nr returning id, split_part(email, '@', 1) as token
    ), new_session as (
      insert into session (account_id, created_at, address, agent)
      select id, now(), '127.0.0.1', 'bench' from new_account returning id, account_id
    ), new_token as (
      insert into session_token (access_hash, refresh_hash, session_id, issued_at, access_expires_at, refresh_expires_at)
      select sha256(convert_to(token, 'UTF8')), sha256(convert_to('refresh-' || token, 'UTF8')), new_session.id, now(),
        now() + interval '1 year', now() + interval '1 year'
      from new_session join new_account on new_account.id = new_session.account_id
    ), destination as (
      select city.province_id, city.id as city_id, district.id as district_id, village.id as village_id
      from city join district on district.city_id = city.id join village on village.district_id = district.id
      where city.id = '32.16' order by village.id limit 1
    ), new_address as (
      insert into address (account_id, label, recipient, phone, street, province_id, city_id, district_id,
        village_id, postal_code, created_at)
      select new_account.id, 'Proyek', 'Pak Warsito', '+628129041773', 'Jl. Kalimantan C2 18', destination.*,
        '17530', now()
      from new_account, destination returning id, account_id
    )
    select token, new_account.id as "accountId", new_address.id as "addressId"
    from new_account join new_address on new_address.account_id = new_account.id`,
    [from, createdCount],
  )
  return rows
}

/** Fills the empty carts of buyers: `lines[i]` into the cart of `buyers[i]`. */
export async function fillCarts(
  pool: pg.Pool,
  buyers: BenchBuyer[],
  lines: BenchCartLine[][],
): Promise<void> {
  const flat = buyers.flatMap(({ accountId }, index) =>
    (lines[index] ?? []).map(({ variantId, qty }) => ({
      account: accountId,
      variant: variantId,
      qty,
    })),
  )
  await pool.query(
    `with new_cart as (
      insert into cart (account_id, updated_at) select distinct account, now()
      from json_to_recordset($1::json) as line (account uuid) returning id, account_id)
    insert into cart_line (cart_id, variant_id, quantity, added_at)
    select new_cart.id, variant, qty, now()
    from json_to_recordset($1::json) as line (account uuid, variant int, qty numeric)
      join new_cart on new_cart.account_id = line.account`,
    [JSON.stringify(flat)],
  )
}
