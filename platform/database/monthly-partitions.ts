import { sql } from 'kysely'
import { addMonths, toMonthDays } from '../months.ts'
import { startOfJakartaDay, toJakartaDate } from '../clock.ts'
import { inTransaction, type Db } from './database.ts'
import { setLockTimeout } from './timeouts.ts'

/** Partitions that are made ahead: of this month, and of the next two. */
const MONTHS_AHEAD = 2
/** Inserts wait while a partition comes or goes: never longer than a visitor would notice (ms). */
const LOCK_WAIT_MS = 500

/** A table of monthly partitions by `at`, with a default one for months that have none. */
export type MonthlyTable = 'visit' | 'audit_entry'

/** One partition; `from` is null where it has everything before `until`. */
type Partition = { name: string; from: Date | null; until: Date }

const startOfMonth = (month: string): Date => startOfJakartaDay(toMonthDays(month).from)

/**
 * Makes the partitions of this month and of the next ones, and drops those whose last row is older than `retainedMonths` full
 * months before this one. Idempotent.
 * @throws the database's error when others hold a partition for too long: the caller tries again later
 */
export async function maintainMonthlyPartitions(
  db: Db,
  table: MonthlyTable,
  { retainedMonths, now }: { retainedMonths: number; now: Date },
): Promise<void> {
  const month = toJakartaDate(now).slice(0, 7)
  const oldest = startOfMonth(addMonths(month, -retainedMonths))
  const partitions = await listPartitions(db, table)
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++) {
    const each = addMonths(month, ahead)
    const from = startOfMonth(each)
    if (!partitions.some((known) => (known.from ?? from) <= from && from < known.until))
      await makePartition(db, table, each)
  }
  for (const { name, until } of partitions) if (until <= oldest) await dropPartition(db, name)
  await sql`delete from ${sql.table(`${table}_default`)} where at < ${oldest}`.execute(db)
}

async function listPartitions(db: Db, table: MonthlyTable): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    select child.relname as name, (regexp_match(bounds, 'FROM \\(''([^'']+)''\\)'))[1]::timestamptz as from,
      (regexp_match(bounds, 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as until
    from pg_inherits
      join pg_class child on child.oid = inhrelid,
      pg_get_expr(child.relpartbound, child.oid) as bounds
    where inhparent = ${table}::regclass and bounds <> 'DEFAULT'`.execute(db)
  return rows
}

/** Makes the partition of a month, with what the default one has of it. */
async function makePartition(db: Db, table: MonthlyTable, month: string): Promise<void> {
  const from = startOfMonth(month)
  const until = startOfMonth(addMonths(month, 1))
  const parent = sql.table(table)
  const fallback = sql.table(`${table}_default`)
  const partition = sql.table(`${table}_${month.replace('-', '_')}`)
  await inTransaction(db, async (tx) => {
    await setLockTimeout(tx, LOCK_WAIT_MS)
    await sql`create table ${partition} (like ${parent} including defaults)`.execute(tx)
    // First, so that nothing arrives in the default one after its rows are moved.
    await sql`lock table ${fallback} in access exclusive mode`.execute(tx)
    await sql`
      with moved as (delete from ${fallback} where at >= ${from} and at < ${until} returning *)
      insert into ${partition} select * from moved`.execute(tx)
    await sql`
      alter table ${parent} attach partition ${partition}
      for values from (${sql.lit(from.toISOString())}) to (${sql.lit(until.toISOString())})`.execute(
      tx,
    )
  })
}

const dropPartition = (db: Db, name: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await setLockTimeout(tx, LOCK_WAIT_MS)
    await sql`drop table ${sql.table(name)}`.execute(tx)
  })
