import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/prepared-statements.ts'
import type { AttributeValues } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { StoredEntry } from '../rules/index-entries.ts'

/** One index scan: a sub-category's products, popular first, with all of the words and sizes. */
export type IndexScan = {
  subCategoryId: number
  brandId?: number | undefined
  words: string[]
  /** Of each size any of its groups, and of that group all tokens. */
  sizes: string[][][]
  limit: number
}

const columns = sql`product_id as "productId", sub_category_id as "subCategoryId",
  brand_id as "brandId", popularity, words, sizes`

/** The entries of several scans, each up to its own limit. */
export async function scanIndex(db: Db, scans: IndexScan[]): Promise<StoredEntry[]> {
  if (scans.length === 0) return []
  const parts = scans.map(
    ({ subCategoryId, brandId, words, sizes, limit }) => sql`
      (select ${columns} from search_entry where sub_category_id = ${subCategoryId}
        ${brandId === undefined ? sql`` : sql`and brand_id = ${brandId}`}
        ${sql.join([sql``, ...words.map((word) => sql`and words like ${`% ${word} %`}`)], sql` `)}
        ${sql.join([sql``, ...sizes.map((groups) => sql`and (${matchesAnyGroup(groups)})`)], sql` `)}
      order by popularity desc, product_id limit ${sql.lit(limit)})`,
  )
  const { rows } =
    await sql<StoredEntry>`${sql.raw(UNNAMED)} ${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

const matchesAnyGroup = (groups: string[][]): RawBuilder<unknown> =>
  sql.join(
    groups.map((tokens) =>
      sql.join(
        tokens.map((token) => sql`sizes like ${`%;${token};%`}`),
        sql` and `,
      ),
    ),
    sql` or `,
  )

/** The entries of products, popular first. */
export async function findStoredEntries(db: Db, ids: number[]): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from search_entry where product_id = any(${ids}::int[])
    order by popularity desc, product_id`.execute(db)
  return rows
}

/** The entries of a sub-category, popular first. */
export async function findEntriesOfSubCategory(
  db: Db,
  subCategoryId: number,
): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from search_entry where sub_category_id = ${subCategoryId}
    order by popularity desc, product_id`.execute(db)
  return rows
}

/** Which of the words are a prefix of a word in any product's text. */
export const selectWordsInTexts = (words: readonly string[]) => sql<{ word: string }>`
  select word from unnest(${words}::text[]) as word where exists (
    select 1 from search_text where words @@ to_tsquery('simple', '''' || word || ''':*'))`

export async function findWordsInTexts(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await selectWordsInTexts(words).execute(db)
  return rows.map(({ word }) => word)
}

/** Products whose texts have all of the words, up to a limit. */
export async function findIdsByTexts(db: Db, words: string[], limit: number): Promise<number[]> {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  const { rows } = await sql<{ id: number }>`${sql.raw(UNNAMED)}
    select product_id as id from search_text where words @@ to_tsquery('simple', ${query})
    limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}

export type VariantText = {
  id: number
  productId: number
  productName: string
  subCategoryId: number
  brandId: number
  brand: string
  /** The standard that the product meets: `SNI 2052:2017`. */
  standard: string | null
  name: string
  unit: string
  attributes: AttributeValues
}

/** The variants of products with their names and attributes, by product in their order. */
export async function findVariantTexts(
  db: Db,
  productIds: readonly number[],
): Promise<VariantText[]> {
  const { rows } = await sql<VariantText>`
    select variant.id, product.id as "productId", product.name as "productName",
      sub_category_id as "subCategoryId", brand_id as "brandId", brand, standard, variant.name, unit, attributes
    from (select product.id, product.name, sub_category_id, brand_id, brand.name as brand, standard
      from product join brand on brand.id = brand_id where product.id = any(${productIds}::int[]) offset 0) as product
    cross join lateral (
      select id, name, unit, attributes from variant where product_id = product.id and active
      order by position) as variant`.execute(db)
  return rows
}
