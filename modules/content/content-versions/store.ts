import type { Db } from '#platform/database/database.ts'

export type VersionedEntity = { type: 'article' | 'page' | 'home'; id: string }
type VersionValues = {
  revision: number
  fields: Record<string, unknown>
  staffName: string
  savedAt: Date
}

export const insert = (
  tx: Db,
  { type, id }: VersionedEntity,
  { revision, fields, staffName, savedAt }: VersionValues,
) =>
  tx
    .insertInto('content_version')
    .values({
      entity_type: type,
      entity_id: id,
      revision,
      fields: JSON.stringify(fields),
      staff_name: staffName,
      saved_at: savedAt,
    })
    .execute()

/** The newest versions, at most `limit`. */
export const list = (db: Db, { type, id }: VersionedEntity, limit: number) =>
  db
    .selectFrom('content_version')
    .select(['revision', 'staff_name as staffName', 'saved_at as savedAt', 'fields'])
    .where('entity_type', '=', type)
    .where('entity_id', '=', id)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute()

export const find = (db: Db, { type, id }: VersionedEntity, revision: number) =>
  db
    .selectFrom('content_version')
    .select('fields')
    .where('entity_type', '=', type)
    .where('entity_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()

export const removeAll = (tx: Db, { type, id }: VersionedEntity) =>
  tx
    .deleteFrom('content_version')
    .where('entity_type', '=', type)
    .where('entity_id', '=', id)
    .execute()
