import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/named.ts'
import { COUNTED, type Filter, onSale } from './filter.ts'

/** The page's products by rank, how many there are (at most 10,001), and the catalogue's version. */
export type Found = { ids: number[]; total: number; version: number }
type Place = { count: number; offset: number }

/** What is looked for: words of letters and digits only, and the text as typed, which may be a SKU. */
export type Sought = { words: string[]; typed: string }

/**
 * Products in whose words each of the sought ones begins one; the one whose SKU was typed first,
 * then by match and popularity.
 */
export async function findByWords(
  db: Db,
  { words, typed }: Sought,
  filter: Filter,
  place: Place,
): Promise<Found> {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  const { rows } = await sql<Found>`${sql.raw(UNNAMED)}
    with hit as materialized (
      select product.id, ts_rank(product.search, query) * (1 + product.popularity / 500.0) as score
      from product, to_tsquery('simple', ${query}) as query
      where product.search @@ query and ${onSale(filter)}
      limit ${sql.lit(COUNTED + 1)})
    select (select version from catalogue_version) as version, (select count(*) from hit) as total,
      array(select id from hit
        order by id = (select product_id from variant where sku = upper(${typed.slice(0, 60)})) desc nulls last,
          score desc, id
        limit ${sql.lit(place.count)} offset ${sql.lit(place.offset)}) as ids`.execute(db)
  return rows[0]!
}

/** Of the given words those that begin no known one, each with known words that look like it. */
export async function unknownWords(
  db: Db,
  words: string[],
): Promise<{ word: string; near: string[] }[]> {
  const { rows } = await sql<{ word: string; near: string[] }>`
    select sought.word, array(
      select known.word from search_word as known where known.word % sought.word
      order by known.word <-> sought.word, known.word limit 20) as near
    from unnest(${words}::text[]) as sought (word)
    where not exists (select 1 from search_word as known where known.word like sought.word || '%')`.execute(
    db,
  )
  return rows
}

/** How many products a filter leaves (at most 10,001), and the version at which they were counted. */
export async function countOnSale(
  db: Db,
  filter: Filter,
): Promise<{ total: number; version: number }> {
  const { rows } = await sql<{ total: number; version: number }>`
    select (select version from catalogue_version) as version, (select count(*) from (
      select 1 from product where ${onSale(filter)} limit ${sql.lit(COUNTED + 1)}) as product) as total`.execute(
    db,
  )
  return rows[0]!
}
