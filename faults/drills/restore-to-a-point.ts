import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { copyFiles } from '#commands/lib/copy-files.ts'
import { connect } from '#platform/database/database.ts'
import { createLocalFileStore } from '#platform/files/file-store.ts'
import { startBackedUpDatabase } from '../cluster/backed-up-database.ts'
import type { Drill } from '../drill.ts'
import { auditFiles } from '../file-audit.ts'
import { createSenders, startFileLoad } from '../file-load.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { formatSeconds } from '../report.ts'
import { seedDatabase } from '../seeded-data.ts'
import { startShop, type ShopProcess } from '../shop-process.ts'
import { findDifferences, sumFiles, sumTables } from '../table-checksums.ts'

const BUYERS = 6
const SENDERS = 2

/**
 * Orders and files come in, a moment is noted, they go on, somebody deletes what they should not, and the folder of files is lost:
 * the database goes back to the moment and the files come from their copy. Every table and every file equals what it was then,
 * each row has its file, and the shop sells.
 */
export const restoreToAPoint: Drill = {
  name: 'restore-to-a-point',
  title:
    'pgBackRest: full and differential backup under load, back to a moment; files from their copy',
  rounds: 2,
  async run(context) {
    const database = await startBackedUpDatabase(context)
    const folder = path.join(context.scratch, 'data', 'files')
    const files = createLocalFileStore(folder)
    await seedDatabase(database.url, { files })
    const copy = createLocalFileStore(path.join(context.scratch, 'copied-files'))
    const env = { DATABASE_URL: database.url, DEMO: '0' }
    const failures: string[] = []
    const figures: string[] = []
    const recoveriesMs: number[] = []
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      const shop = await startShop(context, { env })
      const { load, finish } = await startLoad(shop)
      const fullMs = await measure(() => database.backUp('full'))
      await load.waitForOrderSentAfter(performance.now(), 60_000)
      const differentialMs = await measure(() => database.backUp('diff'))
      await load.waitForOrderSentAfter(performance.now(), 60_000)
      failures.push(...(await finish()))
      await shop.end('SIGTERM')
      const { sums, moment } = await withPool(database.url, async (pool) => ({
        sums: await sumTables(pool),
        moment: await readMoment(pool),
      }))
      // After the database, so that no row lacks its file.
      await copyFiles(files, copy)
      const fileSums = sumFiles(folder)

      const later = await startShop(context, { env })
      const lost = await startLoad(later)
      failures.push(...(await lost.finish()))
      await withPool(database.url, (pool) => pool.query('delete from cart_line'))
      await later.end('SIGTERM')
      fs.rmSync(folder, { recursive: true })
      const startedAt = performance.now()
      await database.stop()
      await database.restoreTo(moment)
      await copyFiles(copy, files)
      recoveriesMs.push(performance.now() - startedAt)
      const found = await withPool(database.url, sumTables)
      for (const name of findDifferences(sums, found))
        failures.push(`round ${round}: ${name} differs`)
      for (const name of findDifferences(fileSums, sumFiles(folder)))
        failures.push(`round ${round}: the file ${name} differs`)
      const audit = await withPool(database.url, (pool) => auditFiles(pool, files))
      failures.push(...audit.failures.map((failure) => `round ${round}: ${failure}`))
      if (audit.checked === 0) failures.push(`round ${round}: no file was uploaded`)

      const restored = await startShop(context, { env })
      const next = await startLoad(restored)
      failures.push(...(await next.finish()))
      await restored.end('SIGTERM')
      figures.push(
        `round ${round}: ${sums.size} tables and ${fileSums.size} files compared after ${load.acknowledged.length} orders, ${audit.checked} rows with their file; ${lost.load.acknowledged.length} later orders gone as they should be; full backup ${formatSeconds(fullMs)}, differential ${formatSeconds(differentialMs)}`,
      )
    }
    return { failures, figures, recoveriesMs }
  },
}

/** Has buyers order and others send files, and waits for one of each. `finish` resolves with what was wrong. */
async function startLoad(shop: ShopProcess) {
  const { databaseUrl } = shop
  const files = startFileLoad(shop.origin, await createSenders(databaseUrl, SENDERS))
  const load = await startOrderLoad(shop, BUYERS)
  await files.waitForAcknowledged()
  await load.waitForOrderSentAfter(performance.now(), 60_000)
  return {
    load,
    async finish(): Promise<string[]> {
      await load.finish()
      const sent = await files.finish()
      return [...sent.failures, ...findOrderFailures(await auditOrders(databaseUrl, load), load)]
    },
  }
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** A moment after everything that was committed, by the database's clock. */
async function readMoment(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ moment: string }>('select clock_timestamp()::text as moment')
  return rows[0]!.moment
}

async function withPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { db, pool } = connect(url, { max: 1 })
  try {
    return await work(pool)
  } finally {
    await db.destroy()
  }
}
