import { sql } from 'kysely'
import { inTransaction, type Db } from '#platform/database/database.ts'
import { UNNAMED } from '#platform/database/named.ts'
import { COUNTED, type Filter, onSale } from './filter.ts'

/** What a search found: the page's products by rank, and how many there are (at most 10,001). */
export type Found = { ids: number[]; total: number }
type Place = { count: number; offset: number }

/** How near a word must come to one of the text's to count as a slip of it. */
const NEAR = 0.45
/** Words beyond these make a slip no clearer, only slower to find. */
const mostSlips = 4

/** Products in whose words each of the sought ones begins one; by match, then by popularity. */
export async function findByWords(db: Db, words: string[], filter: Filter, place: Place): Promise<Found> {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  const { rows } = await sql<Found>`${sql.raw(UNNAMED)}
    with hit as materialized (
      select product.id, ts_rank(product.search, query) * (1 + product.popularity / 500.0) as score
      from product, to_tsquery('simple', ${query}) as query
      where product.search @@ query and ${onSale(filter)}
      limit ${sql.lit(COUNTED + 1)})
    select (select count(*) from hit) as total,
      array(select id from hit order by score desc, id ${limits(place)}) as ids`.execute(db)
  return rows[0]!
}

/** Products with words like the sought ones, for when nothing has the words themselves. */
export function findBySlips(db: Db, words: string[], filter: Filter, place: Place): Promise<Found> {
  const sought = words.slice(0, mostSlips)
  const score = sql.join(sought.map((word) => sql`word_similarity(${word}, product.search_text)`), sql` + `)
  const near = sql.join(sought.map((word) => sql`${word} <% product.search_text`), sql` and `)
  return inTransaction(db, async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(NEAR)}, true)`.execute(tx)
    const { rows } = await sql<Found>`${sql.raw(UNNAMED)}
      with hit as materialized (
        select product.id, ${score} as score, product.popularity from product
        where ${near} and ${onSale(filter)} limit ${sql.lit(COUNTED + 1)})
      select (select count(*) from hit) as total,
        array(select id from hit order by score desc, popularity desc, id ${limits(place)}) as ids`.execute(tx)
    return rows[0]!
  })
}

/** How many products a filter leaves (at most 10,001), and the version at which they were counted. */
export async function countOnSale(db: Db, filter: Filter): Promise<{ total: number; version: number }> {
  const { rows } = await sql<{ total: number; version: number }>`
    select (select version from catalogue_version) as version, (select count(*) from (
      select 1 from product where ${onSale(filter)} limit ${sql.lit(COUNTED + 1)}) as product) as total`.execute(db)
  return rows[0]!
}

const limits = ({ count, offset }: Place) => sql`limit ${sql.lit(count)} offset ${sql.lit(offset)}`
