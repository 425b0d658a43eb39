import { sql } from 'kysely'
import type { Role } from '#platform/contract/call.ts'
import { countUpTo } from '#platform/database/bounded-count.ts'
import type { Db } from '#platform/database/database.ts'
import { toContainsPattern } from '#platform/database/like-pattern.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'

/** Serializes changes of staff without blocking sign-ins and reads. */
export const lockAll = (tx: Db) => sql`lock table staff in share row exclusive mode`.execute(tx)

const memberColumns = [
  'staff.id',
  'staff.name',
  'staff.email',
  'staff.created_at as createdAt',
  'staff.suspended_at as suspendedAt',
] as const
const selectMembers = (db: Db) =>
  db
    .selectFrom('staff')
    .select(memberColumns)
    .select([
      sql<Role[]>`staff.roles`.as('roles'),
      sql<boolean>`staff.password_hash is not null`.as('hasPassword'),
    ])
export type StaffMemberRow = Awaited<ReturnType<typeof listAll>>[number]

/** All staff members, also suspended ones. */
export const listAll = (db: Db) => selectMembers(db).execute()

// A token is issued at sign-in and at each refresh, so the newest one shows the last visit.
const lastSeenAt = sql<Date | null>`(select max(issued_at) from session
  join session_token on session_token.session_id = session.id where session.staff_id = staff.id)`

/** Staff who can sign in, by name. */
export const listActive = (db: Db) =>
  selectMembers(db).where('staff.suspended_at', 'is', null).orderBy('staff.name').execute()

/** A staff member. Throws 404. */
export const find = (db: Db, id: string) =>
  selectMembers(db)
    .select(lastSeenAt.as('lastSeenAt'))
    .where('staff.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

export type StaffListQuery = Paging & { search?: string | undefined }

const selectMatching = (db: Db, search: string | undefined) =>
  selectMembers(db).$if(Boolean(search), (query) =>
    query.where(
      sql<boolean>`concat_ws(' ', staff.name, staff.email) ilike ${toContainsPattern(search!)}`,
    ),
  )

/** A page of staff members, by name. */
export const listPage = (db: Db, { search, page: pageIndex, count }: StaffListQuery) =>
  selectMatching(db, search)
    .select(lastSeenAt.as('lastSeenAt'))
    .orderBy('staff.name')
    .orderBy('staff.id')
    .limit(count)
    .offset(pageIndex * count)
    .execute()

export const countMatching = (db: Db, search: string | undefined) =>
  countUpTo(db, selectMatching(db, search))

/** The active staff member with an e-mail address, in any case. */
export const findActiveByEmail = (db: Db, email: string) =>
  selectMembers(db)
    .select('staff.password_is_public as passwordIsPublic')
    .where(sql`lower(staff.email)`, '=', email.toLowerCase())
    .where('staff.suspended_at', 'is', null)
    .where('staff.password_hash', 'is not', null)
    .executeTakeFirst()

export type NewStaffMember = {
  name: string
  email: string
  /** Null until a password has been chosen. */
  passwordHash: string | null
  roles: readonly Role[]
  at: Date
}

/** Inserts a staff member. Returns the id; undefined where the address is already registered. */
export async function insert(db: Db, member: NewStaffMember): Promise<string | undefined> {
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

export type StaffMemberChanges = {
  roles?: Role[]
  suspended_at?: Date | null
  password_hash?: string
  password_is_public?: boolean
}
export const update = (db: Db, id: string, changes: StaffMemberChanges) =>
  db.updateTable('staff').set(changes).where('id', '=', id).execute()

/** The password of the member with an e-mail address, in any case. */
export const findPassword = (db: Db, email: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'password_hash as passwordHash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

/** Marks the password of a member as publicly known, unless it has been changed meanwhile. */
export const markPasswordPublic = (db: Db, id: string, passwordHash: string) =>
  db
    .updateTable('staff')
    .set({ password_is_public: true })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .execute()
