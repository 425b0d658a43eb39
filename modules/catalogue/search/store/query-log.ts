import { sql } from 'kysely'
import { toJakartaDate } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Paging } from '#platform/paging.ts'

/** Distinct texts logged at most, so that random input cannot fill the tables. */
const MAX_ROWS = sql.lit(10_000)

/** How often each of the texts was searched for; in one order, so that processes do not wait for each other in a circle. */
const countTexts = (texts: readonly string[]) =>
  sql`select text, count(*)::int as times from unnest(${texts}::text[]) as text group by text order by text`

/** Counts searches without result, in all and on their day in Jakarta. */
export async function logZeroResults(db: Db, texts: readonly string[], at: Date): Promise<void> {
  await sql`with searched as (${countTexts(texts)}),
    room as (select count(*) < ${MAX_ROWS} as is_left from (select 1 from search_miss limit ${MAX_ROWS}) as few),
    counted as (
      insert into search_miss as known (text, times, last_at)
      select text, times, ${at}::timestamptz from searched cross join room
      where room.is_left or exists (select 1 from search_miss where text = searched.text)
      on conflict (text) do update set times = known.times + excluded.times, last_at = excluded.last_at
      returning text
    )
    insert into search_miss_day as known (day, text, times)
    select ${toJakartaDate(at)}::date, text, searched.times from counted join searched using (text)
    on conflict (day, text) do update set times = known.times + excluded.times`.execute(db)
}

export async function logHits(db: Db, texts: readonly string[], at: Date): Promise<void> {
  await sql`with searched as (${countTexts(texts)}),
    room as (select count(*) < ${MAX_ROWS} as is_left from (select 1 from search_hit limit ${MAX_ROWS}) as few)
    insert into search_hit as known (text, times, last_at)
    select text, times, ${at}::timestamptz from searched cross join room
    where room.is_left or exists (select 1 from search_hit where text = searched.text)
    on conflict (text) do update set times = known.times + excluded.times, last_at = excluded.last_at`.execute(
    db,
  )
}

export type ZeroResultRow = { text: string; times: number; lastAt: Date }

export async function findZeroResults(
  db: Db,
  { page, count }: Paging,
): Promise<{ rows: ZeroResultRow[]; total: number }> {
  const { rows } = await sql<ZeroResultRow>`
    select text, times, last_at as "lastAt" from search_miss
    order by times desc, text limit ${count} offset ${page * count}`.execute(db)
  const { total } = await db
    .selectFrom('search_miss')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
