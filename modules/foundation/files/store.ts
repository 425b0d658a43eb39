import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

export type NewStoredFile = {
  name: string
  /** What it is by content: `pdf`, `png`, … */
  kind: string
  size: number
  sha256: Buffer
  /** Where the file store keeps it. */
  storageKey: string
  purpose: string
  ownerId: string | null
  at: Date
  isTemporary: boolean
}

/** Records a file; answers its id. */
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

/** A file's record; whoever asks has found its id in a thing of theirs. */
export const findById = (db: Db, id: string) =>
  db
    .selectFrom('stored_file')
    .select([
      'id',
      'name',
      'kind',
      'size',
      'place',
      'purpose',
      'owner_id as ownerId',
      'attached_at as attachedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** One buyer's loose files are counted and added one at a time. */
export const lockTemporary = (tx: Db, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`loose files ${ownerId}`}, 0))`.execute(tx)

/** How many files of a buyer no form has taken up. */
export async function countTemporary(db: Db, ownerId: string): Promise<number> {
  const { size } = await db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.countAll<number>().as('size'))
    .where('owner_id', '=', ownerId)
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow()
  return size
}

/** Marks loose files as taken up; answers how many of them were there to take. */
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

/** Forgets a loose file; false where a form was faster. */
export async function removeTemporary(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stored_file')
    .where('id', '=', id)
    .where('attached_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Forgets loose files older than that; answers where they lay. */
export const removeTemporaryBefore = (db: Db, before: Date) =>
  db
    .deleteFrom('stored_file')
    .where('attached_at', 'is', null)
    .where('created_at', '<', before)
    .returning('place')
    .execute()

/** Every file that an account sent, the newest first. */
export const listByOwner = (db: Db, ownerId: string) =>
  db
    .selectFrom('stored_file')
    .select(['name', 'kind', 'size', 'purpose', 'created_at', 'attached_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Forgets an account's loose files; answers where they lay. */
export const removeTemporaryByOwner = (tx: Db, ownerId: string) =>
  tx
    .deleteFrom('stored_file')
    .where('owner_id', '=', ownerId)
    .where('attached_at', 'is', null)
    .returning('place')
    .execute()

/** Forgets files; answers where they lay. */
export const remove = (tx: Db, ids: readonly string[]) =>
  tx.deleteFrom('stored_file').where('id', 'in', ids).returning('place').execute()
