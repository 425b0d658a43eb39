import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createBackup } from '#database/backup/create-backup.ts'
import { restoreBackup } from '#database/backup/restore-backup.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { connect } from '#platform/database/database.ts'
import type { Drill, DrillContext } from '../drill.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { formatSeconds } from '../report.ts'
import { seedDataFolder } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'
import { findDifferences, sumFiles, sumTables } from '../table-checksums.ts'

const BUYERS = 8
const UPLOADS = 200

/**
 * One backup while orders come in, one of the closed shop, and both are restored. The first has every
 * order that was acknowledged before it began, in a shop that opens and sells; the second equals the
 * shop in every table and file.
 */
export const restoreBackups: Drill = {
  name: 'restore-backup',
  title: 'backed up under load and at rest, and restored',
  rounds: 3,
  async run(context) {
    const failures: string[] = []
    const figures: string[] = []
    const recoveriesMs: number[] = []
    const dataDir = await seedDataFolder(context)
    writeUploads(path.join(dataDir, 'files'))
    for (let round = 1; round <= context.rounds; round++) {
      context.endSignal.throwIfAborted()
      const file = (name: string) => path.join(context.scratch, `${name}-${round}.tar.zst`)
      const shop = await startShop(context, { dataDir, env: { DEMO: '0' } })
      const load = await startOrderLoad(shop, BUYERS)
      await load.waitForOrderSentAfter(performance.now(), 60_000)
      const startedAt = performance.now()
      const before = load.acknowledged.map(({ number }) => number)
      await createBackup(dataDir, file('busy'), new Date())
      const waitedMs = load.findLongestWait(startedAt)
      figures.push(
        `round ${round}: backed up in ${formatSeconds(performance.now() - startedAt)}, an order waited at most ${formatSeconds(waitedMs)}`,
      )
      await load.finish()
      failures.push(...findOrderFailures(await auditOrders(shop.databaseUrl, load), load))
      await shop.end('SIGTERM')
      const expected = await withFolder(context, dataDir, async () => {
        await createBackup(dataDir, file('quiet'), new Date())
      })

      const quiet = path.join(context.scratch, `quiet-${round}`)
      await restoreBackup(file('quiet'), quiet)
      const found = await withFolder(context, quiet)
      for (const name of findDifferences(expected, found)) failures.push(`${name} differs`)

      const restoringAt = performance.now()
      const busy = path.join(context.scratch, `busy-${round}`)
      await restoreBackup(file('busy'), busy)
      const restored = await startShop(context, { dataDir: busy, env: { DEMO: '0' } })
      recoveriesMs.push(performance.now() - restoringAt)
      failures.push(...(await findLostOrders(restored.databaseUrl, before)))
      const next = await startOrderLoad(restored, 2)
      await next.waitForOrderSentAfter(restoringAt, 60_000)
      await next.finish()
      failures.push(...findOrderFailures(await auditOrders(restored.databaseUrl, next), next))
      await restored.end('SIGTERM')
    }
    return { failures, figures, recoveriesMs }
  },
}

function writeUploads(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (let nr = 0; nr < UPLOADS; nr++)
    writeFileSync(path.join(folder, `upload-${nr}.pdf`), `proof ${nr} `.repeat(nr * 50))
}

/** Checksums of a closed shop's tables and files, after `work` on its running database. */
async function withFolder(
  { printLine }: DrillContext,
  dataDir: string,
  work = async () => {},
): Promise<Map<string, string>> {
  const embedded = await startEmbedded({ dataDir, printLine })
  const { db, pool } = connect(embedded.url, { max: 1 })
  try {
    await work()
    return new Map([...(await sumTables(pool)), ...sumFiles(path.join(dataDir, 'files'))])
  } finally {
    await db.destroy()
    await embedded.stop()
  }
}

/** Says how many orders are missing that were acknowledged before the backup began. */
async function findLostOrders(databaseUrl: string, numbers: readonly string[]): Promise<string[]> {
  const { db, pool } = connect(databaseUrl, { max: 1 })
  try {
    const { rows } = await pool.query<{ lost: number }>(
      `select count(*)::int as lost from unnest($1::text[]) as acknowledged (number)
       where not exists (select from sales_order o where o.number = acknowledged.number)`,
      [numbers],
    )
    return rows[0]!.lost > 0 ? [`${rows[0]!.lost} acknowledged orders are not in the backup`] : []
  } finally {
    await db.destroy()
  }
}
