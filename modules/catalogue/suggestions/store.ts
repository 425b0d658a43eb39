import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Searches made at least twice are suggested to others, and at most this many of them. */
const MIN_TIMES = sql.lit(2)
const MAX_SEARCHES = sql.lit(4)

export type SuggestionState = {
  /** The versions that suggestions are made from. */
  search: number
  catalogue: number
  /** By text, the searches that begin with it, most frequent first. */
  searches: { text: string; searches: string[] }[]
  /** Free stock of the variants, in their order. */
  stock: number[]
}

/** What suggestions depend on, in one statement. */
export async function readSuggestionState(
  db: Db,
  texts: readonly string[],
  variantIds: readonly number[],
): Promise<SuggestionState> {
  const { rows } = await sql<SuggestionState>`
    select (select version from search_version) as search,
      (select version from catalogue_version) as catalogue,
      array(
        select (select coalesce(sum(on_hand - held), 0) from current_stock where variant_id = requested.id)::float8
        from unnest(${variantIds}::int[]) with ordinality as requested (id, place) order by place) as stock,
      (select coalesce(json_agg(json_build_object('text', typed.text, 'searches', array(
          select hit.text from search_hit as hit
          where hit.text ~>=~ typed.text and hit.text ~<~ (typed.text || U&'\\+10FFFF') and times >= ${MIN_TIMES}
          order by times desc, hit.text limit ${MAX_SEARCHES}))), '[]')
        from unnest(${texts}::text[]) as typed (text)) as searches`.execute(db)
  return rows[0]!
}
