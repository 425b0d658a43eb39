import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { systemClock } from '#platform/clock.ts'
import { connect } from '#platform/database/database.ts'
import { createLocalFileStore } from '#platform/files/file-store.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { createLog } from '#platform/log.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import { startApply, upload, show } from '#modules/catalogue/catalogue-import/service/imports.ts'
import type { LoadResult } from '../load.ts'
import type { BenchContext, Measure } from './measure.ts'

/** The maximum number of rows of the sheet. */
const MAX_ROWS = 20_000

/**
 * Uploads, validates and applies a sheet with a new price for every SKU, in rows per second. The
 * reference writes the same prices with pg alone, one row per statement.
 */
export const importRows: Measure = {
  name: 'import',
  what: 'import of prices, rows',
  reference: 'pg',
  isOwnWork: true,
  run: async (bench) => {
    const rows = await readPrices(bench.pool)
    return {
      reference: await writeDirectly(bench.pool, rows.slice(0, 2_000)),
      shop: await importPrices(bench, rows),
    }
  },
}

type Row = { id: number; sku: string; rupiah: number }

const readPrices = async (pool: pg.Pool): Promise<Row[]> =>
  (
    await pool.query<Row>(
      `select variant.id, sku, max(amount)::int / 100 + 1 as rupiah
       from variant join price on variant_id = variant.id
       join price_list as list on list.id = price_list_id and list.code = 'retail'
       group by variant.id, sku order by variant.id limit $1`,
      [MAX_ROWS],
    )
  ).rows

/** Writes the prices and rolls back, so that the shop writes the same ones. */
async function writeDirectly(pool: pg.Pool, rows: readonly Row[]): Promise<LoadResult> {
  const client = await pool.connect()
  const startedAt = performance.now()
  try {
    await client.query('begin')
    for (const { id, rupiah } of rows)
      await client.query({
        name: 'price',
        text: `insert into price (variant_id, price_list_id, valid_from, amount)
          select $1, id, current_date, $2 from price_list where code = 'retail'
          on conflict (variant_id, price_list_id, valid_from) do update set amount = excluded.amount`,
        values: [id, rupiah * 100],
      })
    return toLoadResult(rows.length, startedAt)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function importPrices({ config }: BenchContext, rows: readonly Row[]): Promise<LoadResult> {
  const { db } = connect(config.databaseUrl!, { max: 4 })
  try {
    const staff = await db.selectFrom('staff').select(['id', 'name']).executeTakeFirstOrThrow()
    const deps = {
      db,
      clock: systemClock,
      log: createLog('silent'),
      files: createLocalFileStore(path.join(config.dataDir, 'files')),
      shop: { storeName: 'Pondasi', publicOrigin: config.publicOrigin, demo: false },
      staff: { staffId: staff.id, name: staff.name },
      requestId: 'bench',
    } as unknown as StaffContext
    const text = ['SKU;Harga eceran', ...rows.map(({ sku, rupiah }) => `${sku};${rupiah}`)].join(
      '\n',
    )
    const startedAt = performance.now()
    const { id } = await upload(
      deps,
      toReceivedFile({ name: 'harga.csv', bytes: Buffer.from(text) }),
    )
    // The shop's own worker validates and applies.
    await waitForState(deps, id, 'checked')
    await startApply(deps, id, { replace: false })
    const applied = await waitForState(deps, id, 'applied')
    if (applied !== rows.length) throw new Error(`${applied} of ${rows.length} rows`)
    return toLoadResult(rows.length, startedAt)
  } finally {
    await db.destroy()
  }
}

/**
 * Waits until an import has a state; returns how many changes were applied. Throws if the import
 * fails.
 */
async function waitForState(deps: StaffContext, id: string, expected: string): Promise<number> {
  for (;;) {
    const { state, problem, applied } = await show(deps, id, { page: 0, count: 1 })
    if (state === expected) return applied
    if (state === 'refused' || state === 'failed') throw new Error(`${state}: ${problem}`)
    await setTimeout(20)
  }
}

function toLoadResult(rows: number, startedAt: number): LoadResult {
  const seconds = (performance.now() - startedAt) / 1000
  return { responses: rows, seconds, p50: 0, p99: 0, failed: 0 }
}
