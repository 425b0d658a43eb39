import { sql } from 'kysely'
import { toJakartaDate } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'

/** Distinct texts logged at most, so that random input cannot fill the tables. */
const MAX_ROWS = sql.lit(10_000)

/** Counts a search without result, in all and on its day in Jakarta. */
export async function logZeroResult(db: Db, text: string, at: Date): Promise<void> {
  await sql`with counted as (
      insert into search_miss as known (text, last_at)
      select ${text}, ${at}::timestamptz where exists (select 1 from search_miss where text = ${text})
        or (select count(*) from (select 1 from search_miss limit ${MAX_ROWS}) as few) < ${MAX_ROWS}
      on conflict (text) do update set times = known.times + 1, last_at = excluded.last_at
      returning text
    )
    insert into search_miss_day as known (day, text, times)
    select ${toJakartaDate(at)}::date, text, 1 from counted
    on conflict (day, text) do update set times = known.times + 1`.execute(db)
}

export async function logHit(db: Db, text: string, at: Date): Promise<void> {
  await sql`insert into search_hit as known (text, last_at)
    select ${text}, ${at} where exists (select 1 from search_hit where text = ${text})
      or (select count(*) from (select 1 from search_hit limit ${MAX_ROWS}) as few) < ${MAX_ROWS}
    on conflict (text) do update set times = known.times + 1, last_at = excluded.last_at`.execute(
    db,
  )
}

type PageInput = { page: number; count: number }
export type ZeroResultRow = { text: string; times: number; lastAt: Date }

export async function findZeroResults(
  db: Db,
  { page, count }: PageInput,
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
