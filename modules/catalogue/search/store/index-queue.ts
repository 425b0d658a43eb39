import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type {
  AttributeDefinition,
  AttributeValues,
} from '#modules/catalogue/categories/rules/attribute-labels.ts'

/** A product with what its index entry is built from. */
export type QueuedProduct = {
  id: number
  subCategoryId: number
  brandId: number
  popularity: number
  active: boolean
  name: string
  description: string
  brand: string
  /** Names and aliases of its sub-category and the name of its category. */
  placementNames: string[]
  attributes: AttributeDefinition[]
  variants: { name: string; sku: string; attributes: AttributeValues }[]
}

/** Claims queued products; two processes never claim the same one. */
export async function claimQueued(tx: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from search_due where product_id in (
      select product_id from search_due order by product_id limit ${limit} for update skip locked)
    returning product_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function findQueuedProducts(tx: Db, ids: number[]): Promise<QueuedProduct[]> {
  const { rows } = await sql<QueuedProduct>`
    select product.id, sub_category_id as "subCategoryId", brand_id as "brandId", popularity, active,
      product.name, product.description, brand.name as brand, sub_category.attributes,
      array[sub_category.name, category.name] || sub_category.aliases as "placementNames", coalesce((
        select json_agg(json_build_object('name', name, 'sku', sku, 'attributes', attributes) order by position)
        from variant where product_id = product.id and variant.active), '[]') as variants
    from product join brand on brand.id = brand_id
    join sub_category on sub_category.id = sub_category_id
    join category on category.id = sub_category.category_id
    where product.id = any(${ids}::int[])`.execute(tx)
  return rows
}

export type IndexEntryRow = {
  product_id: number
  sub_category_id: number
  brand_id: number
  popularity: number
  words: string
  sizes: string
  /** All searchable words, with those of its category and its SKUs. */
  text: string
}

/** Replaces the entries of products and removes them from the queue; ids without a row lose theirs. */
export async function saveEntries(tx: Db, ids: number[], rows: IndexEntryRow[]): Promise<void> {
  await sql`delete from search_due where product_id = any(${ids}::int[])`.execute(tx)
  const savedIds = rows.map((row) => row.product_id)
  const removedIds = ids.filter((id) => !savedIds.includes(id))
  for (const table of removedIds.length > 0 ? ['search_entry', 'search_text'] : [])
    await sql`delete from ${sql.table(table)} where product_id = any(${removedIds}::int[])`.execute(
      tx,
    )
  await sql`
    insert into search_entry (product_id, sub_category_id, brand_id, popularity, words, sizes)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as row (product_id int,
      sub_category_id int, brand_id int, popularity int, words text, sizes text)
    on conflict (product_id) do update set sub_category_id = excluded.sub_category_id,
      brand_id = excluded.brand_id, popularity = excluded.popularity, words = excluded.words,
      sizes = excluded.sizes`.execute(tx)
  await sql`
    insert into search_text (product_id, words)
    select product_id, to_tsvector('simple', text)
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (product_id int, text text)
    on conflict (product_id) do update set words = excluded.words`.execute(tx)
}

export type IndexWordRow = { sub: number; word: string; named: boolean }

/** Adds new words and brands of sub-categories. Never removes any: a stale one does no harm. */
export async function saveWords(
  tx: Db,
  words: IndexWordRow[],
  pairs: { sub: number; brand: number }[],
): Promise<void> {
  await sql`
    insert into search_word as known (sub_category_id, word, named)
    select * from json_to_recordset(${JSON.stringify(words)}::json) as row (sub int, word text, named bool)
    order by 1, 2
    on conflict (sub_category_id, word) do update set named = true
      where excluded.named and not known.named`.execute(tx)
  await sql`
    insert into search_shelf (sub_category_id, brand_id)
    select * from json_to_recordset(${JSON.stringify(pairs)}::json) as row (sub int, brand int)
    order by 1, 2 on conflict do nothing`.execute(tx)
}

export type ReindexTarget =
  | 'all'
  | { subCategoryId: number }
  | { categoryId: number }
  | { brandId: number }

/** Queues every product of a sub-category, a category or a brand. */
export async function queueProducts(tx: Db, target: ReindexTarget): Promise<void> {
  const where =
    target === 'all'
      ? sql`true`
      : 'brandId' in target
        ? sql`brand_id = ${target.brandId}`
        : 'subCategoryId' in target
          ? sql`sub_category_id = ${target.subCategoryId}`
          : sql`sub_category_id in (select id from sub_category where category_id = ${target.categoryId})`
  await sql`insert into search_due select id from product where ${where} on conflict do nothing`.execute(
    tx,
  )
}
