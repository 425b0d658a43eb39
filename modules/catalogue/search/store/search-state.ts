import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { selectWordsInTexts } from './index-entries.ts'

/** A row of `search_entry_change`; null means all. */
type EntryChange = { id: number; productId: number | null; subCategoryId: number | null }

/** A row of `product_change`; without a product everything of a sub-category, or everything, has changed. */
type ProductChange = { id: number; productId: number | null }

/** The versions that a search depends on, and whether products are queued for indexing. */
export type SearchState = {
  version: number
  catalogue: number
  hasQueuedProducts: boolean
  /** From where on the next reader has to know what changed. */
  horizon: string
  /** Index changes by transactions that had not ended at the given horizon; null if there are too many. */
  changes: EntryChange[] | null
  /** The same of products: their variants, prices and whether they can be ordered. */
  productChanges: ProductChange[] | null
  /** Which of the given words are a prefix of a word in any product's text. */
  wordsInTexts: string[]
}

/** More changes than this take longer to apply than to read the index from the database. */
const MAX_CHANGES = sql.lit(1000)

/**
 * Reads the state in one statement, and looks the words of a search up that the caller does not know. Without a
 * horizon the changes are those that the next reader meets again.
 */
export async function readSearchState(
  db: Db,
  horizon: string | undefined,
  unknownWords: readonly string[],
): Promise<SearchState> {
  const oldestOpen = sql`pg_snapshot_xmin(pg_current_snapshot())`
  const from = horizon === undefined ? oldestOpen : sql`${horizon}::xid8`
  const { rows } = await sql<SearchState>`
    select (select version from search_version) as version,
      (select version from catalogue_version) as catalogue,
      exists (select 1 from search_due) as "hasQueuedProducts",
      ${oldestOpen}::text as horizon,
      (select case when count(*) <= ${MAX_CHANGES} then coalesce(json_agg(json_build_object(
          'id', id, 'productId', product_id, 'subCategoryId', sub_category_id)), '[]') end
        from (select id, product_id, sub_category_id from search_entry_change
          where transaction >= ${from} limit ${MAX_CHANGES} + 1) as recent) as changes,
      (select case when count(*) <= ${MAX_CHANGES} then coalesce(json_agg(json_build_object(
          'id', id, 'productId', product_id)), '[]') end
        from (select id, product_id from product_change
          where transaction >= ${from} limit ${MAX_CHANGES} + 1) as recent) as "productChanges",
      array(${selectWordsInTexts(unknownWords)}) as "wordsInTexts"`.execute(db)
  return rows[0]!
}
