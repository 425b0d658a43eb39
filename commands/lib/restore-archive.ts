import pg from 'pg'
import { restoreBackup } from '#database/backup/restore-backup.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { formatDateTime } from '#platform/format.ts'
import { formatElapsed } from './progress.ts'
import { loadConfig } from './load-config.ts'

export const RESTORE_USAGE = 'FILE'

/**
 * Restores an archive of `npm run backup` into an empty DATA_DIR.
 * @throws Error with a sentence for the operator
 */
export async function restoreArchive(args: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  const printLine = (line: string) => console.log(line)
  const [file, ...others] = args
  if (!file || others.length > 0) throw new Error(`npm run restore -- ${RESTORE_USAGE}`)
  const config = loadConfig()
  if (config.databaseUrl)
    throw new Error('DATABASE_URL is set: this command restores the embedded database only.')
  const { dataDir, embeddedPort: port } = config
  const { createdAt, files } = await restoreBackup(file, dataDir)
  // The start repeats what happened while the archive was written.
  const database = await startEmbedded({ dataDir, port, printLine })
  try {
    const latest = await findLatestOrder(database.url)
    const count = Object.keys(files).length
    printLine(
      `${dataDir}: ${count} files of ${formatDateTime(createdAt)} (${formatElapsed(startedAt)})`,
    )
    printLine(latest ? `The latest order is ${latest}.` : 'There is no order.')
  } finally {
    await database.stop()
  }
}

async function findLatestOrder(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ number: string }>(
      'select number from sales_order order by placed_at desc limit 1',
    )
    return rows[0]?.number
  } finally {
    await client.end()
  }
}
