import type { Db } from '#platform/database/database.ts'

export type NewFile = {
  name: string
  /** What it is by content: `pdf`, `png`, … */
  kind: string
  size: number
  sha256: Buffer
  /** Where the file store keeps it. */
  place: string
  purpose: string
  ownerId: string | null
  at: Date
}

/** Records a file; answers its id. */
export async function insert(db: Db, file: NewFile): Promise<string> {
  const { id } = await db
    .insertInto('stored_file')
    .values({
      name: file.name,
      kind: file.kind,
      size: file.size,
      sha256: file.sha256,
      place: file.place,
      purpose: file.purpose,
      owner_id: file.ownerId,
      created_at: file.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file's record; whoever asks has found its id in a thing of theirs. */
export const byId = (db: Db, id: string) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'name', 'kind', 'size', 'place', 'purpose', 'owner_id as ownerId'])
    .where('id', '=', id)
    .executeTakeFirst()
