import { sql } from 'kysely'
import type { Role } from '#platform/contract/call.ts'
import { containing, countUpTo } from '#platform/database/count.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/refusal.ts'

/** One story at a time changes staff; whoever only signs in or reads is not kept waiting. */
export const lockAll = (tx: Db) => sql`lock table staff in share row exclusive mode`.execute(tx)

const facts = [
  'staff.id',
  'staff.name',
  'staff.email',
  'staff.created_at as createdAt',
  'staff.suspended_at as suspendedAt',
] as const
const kept = (db: Db) =>
  db
    .selectFrom('staff')
    .select(facts)
    .select([
      sql<Role[]>`staff.roles`.as('roles'),
      sql<boolean>`staff.password_hash is not null`.as('hasPassword'),
    ])
export type KeptMember = Awaited<ReturnType<typeof all>>[number]

/** Everybody who works here or did. */
export const all = (db: Db) => kept(db).execute()

// A token is issued at sign-in and at each refresh: the newest tells when they were here.
const lastSeen = sql<Date | null>`(select max(issued_at) from session
  join session_token on session_token.session_id = session.id where session.staff_id = staff.id)`

/** One member of staff. Throws 404. */
export const find = (db: Db, id: string) =>
  kept(db)
    .select(lastSeen.as('lastSeenAt'))
    .where('staff.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

export type Wanted = { search?: string | undefined; page: number; count: number }

const found = (db: Db, search: string | undefined) =>
  kept(db).$if(Boolean(search), (query) =>
    query.where(sql<boolean>`concat_ws(' ', staff.name, staff.email) ilike ${containing(search!)}`),
  )

/** A page of the members of staff by name. */
export const page = (db: Db, { search, page: nr, count }: Wanted) =>
  found(db, search)
    .select(lastSeen.as('lastSeenAt'))
    .orderBy('staff.name')
    .orderBy('staff.id')
    .limit(count)
    .offset(nr * count)
    .execute()

export const total = (db: Db, search: string | undefined) => countUpTo(db, found(db, search))

/** The active member of staff of an address, in whatever case it is written. */
export const activeByEmail = (db: Db, email: string) =>
  kept(db)
    .where(sql`lower(staff.email)`, '=', email.toLowerCase())
    .where('staff.suspended_at', 'is', null)
    .where('staff.password_hash', 'is not', null)
    .executeTakeFirst()

export type NewMember = {
  name: string
  email: string
  /** Null until they have chosen a password. */
  passwordHash: string | null
  roles: readonly Role[]
  at: Date
}

/** A new member of staff's id; undefined where the address has one already. */
export async function insert(db: Db, member: NewMember): Promise<string | undefined> {
  const row = await db
    .insertInto('staff')
    .values({
      name: member.name,
      email: member.email,
      password_hash: member.passwordHash,
      roles: [...member.roles],
      created_at: member.at,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type MemberChange = {
  roles?: Role[]
  suspended_at?: Date | null
  password_hash?: string
}
/** Writes what changed of a member of staff. */
export const change = (db: Db, id: string, changes: MemberChange) =>
  db.updateTable('staff').set(changes).where('id', '=', id).execute()
