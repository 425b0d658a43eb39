import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { HomeSection } from './rules/section.ts'

/** What is read of JSON was checked when it was written. */
const columns = [
  sql<HomeSection[]>`sections`.as('sections'),
  sql<HomeSection[]>`draft`.as('draft'),
  'revision',
  'draft_revision as draftRevision',
  'next_section_id as nextSectionId',
  'preview_key as previewKey',
] as const

export const find = (db: Db) => db.selectFrom('home_page').select(columns).executeTakeFirstOrThrow()

/** The page, its row locked until the transaction ends. */
export const lock = (tx: Db) =>
  tx.selectFrom('home_page').select(columns).forUpdate().executeTakeFirstOrThrow()

export const saveDraft = (tx: Db, draft: readonly HomeSection[], nextSectionId: number) =>
  tx
    .updateTable('home_page')
    .set({
      draft: JSON.stringify(draft),
      draft_revision: sql`draft_revision + 1`,
      next_section_id: nextSectionId,
    })
    .execute()

/** What staff see is what readers see from now on; the preview gets another key. */
export const publishDraft = (tx: Db, at: Date) =>
  tx
    .updateTable('home_page')
    .set({
      sections: sql`draft`,
      revision: sql`revision + 1`,
      published_at: at,
      preview_key: sql`replace(gen_random_uuid()::text, '-', '')`,
    })
    .execute()
