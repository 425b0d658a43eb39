import { CompiledQuery } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Role } from '#platform/contract/call.ts'

/** The buyer or staff member of an access token. */
export type TokenHolder = {
  session: string
  account: string | null
  staff: string | null
  name: string
  email: string
  company: string | null
  verified: boolean
  roles: Role[] | null
  accessExpiresAt: Date
  replacedAt: Date | null
}

// Plain SQL, compiled once: every call of a signed-in person runs it.
const TOKEN_HOLDER_SQL = `
  select s.id as session, a.id as account, f.id as staff, coalesce(a.name, f.name) as name,
    coalesce(a.email, f.email) as email, a.company_id as company,
    coalesce(c.state = 'verified', false) as verified, f.roles,
    t.access_expires_at as "accessExpiresAt", t.replaced_at as "replacedAt"
  from session_token t
    join session s on s.id = t.session_id
    left join account a on a.id = s.account_id
    left join company c on c.id = a.company_id
    left join staff f on f.id = s.staff_id
  where t.access_hash = $1 and t.access_expires_at > $2
    and (t.replaced_at is null or t.replaced_at > $3)
    and s.ended_at is null
    and (a.status = 'active' or (f.id is not null and f.suspended_at is null))
    and ($4 or not coalesce(a.password_is_public, f.password_is_public))`

/**
 * The holder of a valid token. Tokens replaced since `replacedSince` are valid too, for pages still
 * loading. With `allowPublicPasswords` it may be an account whose password is public.
 */
export async function findTokenHolder(
  db: Db,
  accessHash: Buffer,
  now: Date,
  replacedSince: Date,
  allowPublicPasswords: boolean,
): Promise<TokenHolder | undefined> {
  const { rows } = await db.executeQuery<TokenHolder>(
    CompiledQuery.raw(TOKEN_HOLDER_SQL, [accessHash, now, replacedSince, allowPublicPasswords]),
  )
  return rows[0]
}
