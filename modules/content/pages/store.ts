import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import type { WrittenPageSlug } from './rules.ts'

export type PageFields = { title: string; description: string; body: string }

const columns = [
  'slug',
  'title',
  'description',
  'body',
  'revision',
  'updated_at as updatedAt',
] as const

export const list = (db: Db) => db.selectFrom('written_page').select(columns).execute()

export const find = (db: Db, slug: WrittenPageSlug) =>
  db.selectFrom('written_page').select(columns).where('slug', '=', slug).executeTakeFirst()

/** Adds the page as it was delivered, unless it has a row; returns whether it was added. */
export const insertDelivered = (
  tx: Db,
  slug: WrittenPageSlug,
  fields: PageFields,
  at: Date,
): Promise<boolean> => insertOnce(tx, 'written_page', ['slug'], { slug, ...fields, updated_at: at })

export const lock = (tx: Db, slug: WrittenPageSlug) =>
  tx
    .selectFrom('written_page')
    .select(columns)
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const update = (tx: Db, slug: WrittenPageSlug, fields: PageFields, at: Date) =>
  tx
    .updateTable('written_page')
    .set({ ...fields, updated_at: at, revision: sql`revision + 1` })
    .where('slug', '=', slug)
    .execute()
