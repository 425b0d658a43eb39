import type pg from 'pg'

const TOKEN = 'staff@bangku.contoh.id'

/** Signs a new administrator in for a year, without the time that hashing a password takes; returns their token. */
export async function createStaffToken(pool: pg.Pool): Promise<string> {
  await pool.query(
    `with colleague as (
      insert into staff (email, name, password_hash, roles, created_at) values ($1, 'Staf Uji', '-', '{admin}', now())
      on conflict (lower(email)) do update set name = excluded.name returning id
    ), new_session as (
      insert into session (staff_id, created_at, address, agent)
      select id, now(), '127.0.0.1', 'bench' from colleague returning id
    )
    insert into session_token (access_hash, refresh_hash, session_id, issued_at, access_expires_at, refresh_expires_at)
    select sha256(convert_to($1, 'UTF8')), sha256(convert_to('refresh-' || $1, 'UTF8')), id, now(),
      now() + interval '1 year', now() + interval '1 year' from new_session
    on conflict (access_hash) do nothing`,
    [TOKEN],
  )
  return TOKEN
}
