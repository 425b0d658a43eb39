import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type NewStoredFile = {
  name: string
  /** The kind of its content: `pdf`, `png`, … */
  kind: string
  size: number
  sha256: Buffer
  /** Its name in the file store. */
  storageKey: string
  purpose: string
  ownerId: string | null
  at: Date
  isTemporary: boolean
}

/** Inserts a file's record; returns its id. */
export async function insert(db: Db, file: NewStoredFile): Promise<string> {
  const { id } = await db
    .insertInto('stored_file')
    .values({
      name: file.name,
      kind: file.kind,
      size: file.size,
      sha256: file.sha256,
      place: file.storageKey,
      purpose: file.purpose,
      owner_id: file.ownerId,
      created_at: file.at,
      attached_at: file.isTemporary ? null : file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds a file's record. The caller checks access. */
export const findById = (db: Db, id: string) =>
  db
    .selectFrom('stored_file')
    .select([
      'id',
      'name',
      'kind',
      'size',
      'sha256',
      'place',
      'purpose',
      'owner_id as ownerId',
      'attached_at as attachedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** The kinds of an account's files, by id. */
export async function listKinds(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<[id: string, kind: string][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'kind'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, kind }) => [id, kind])
}

/** SHA-256 of the contents of an account's files in hex, by id. */
export async function listDigests(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<[id: string, digest: string][]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'sha256'])
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, sha256 }) => [id, sha256.toString('hex')])
}

/** Serializes counting and adding a buyer's temporary uploads. */
export const lockTemporary = (tx: Db, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`temporary uploads ${ownerId}`}, 0))`.execute(
    tx,
  )

/** Counts a buyer's temporary uploads. */
export async function countTemporary(db: Db, ownerId: string): Promise<number> {
  const { size } = await db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .where('owner_id', '=', ownerId)
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow()
  return size
}

/** Marks temporary uploads as attached; returns how many there were. */
export async function attach(
  db: Db,
  request: { ids: string[]; ownerId: string; purpose: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ attached_at: request.at })
    .where('id', 'in', request.ids)
    .where('owner_id', '=', request.ownerId)
    .where('purpose', '=', request.purpose)
    .where('attached_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes a temporary upload's record; returns false if a form has just attached it. */
export async function removeTemporary(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stored_file')
    .where('id', '=', id)
    .where('attached_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes the records of older temporary uploads; returns their storage keys. */
export const removeTemporaryBefore = (db: Db, before: Date) =>
  db
    .deleteFrom('stored_file')
    .where('attached_at', 'is', null)
    .where('created_at', '<', before)
    .returning('place')
    .execute()

/** Lists an account's files, newest first. */
export const listByOwner = (db: Db, ownerId: string) =>
  db
    .selectFrom('stored_file')
    .select(['name', 'kind', 'size', 'purpose', 'created_at', 'attached_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Deletes the records of an account's temporary uploads; returns their storage keys. */
export const removeTemporaryByOwner = (tx: Db, ownerId: string) =>
  tx
    .deleteFrom('stored_file')
    .where('owner_id', '=', ownerId)
    .where('attached_at', 'is', null)
    .returning('place')
    .execute()

/** Deletes the records of files; returns their storage keys. */
export const remove = (tx: Db, ids: readonly string[]) =>
  tx.deleteFrom('stored_file').where('id', 'in', ids).returning('place').execute()
