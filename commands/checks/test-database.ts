import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#database/embedded/start.ts'
import type { PrintLine } from '../lib/progress.ts'
import { makeScratchFolder } from './scratch-folder.ts'

/**
 * Starts a PostgreSQL for one test run, in a folder that is deleted afterwards. The application's
 * role may create databases here, because each API test has its own.
 */
export async function startTestDatabase(
  printLine: PrintLine,
): Promise<{ url: string; scratch: string; stop(): Promise<void> }> {
  const scratch = makeScratchFolder()
  const database = await startEmbedded({
    dataDir: path.join(scratch, 'data'),
    printLine,
    // Test data need not survive a power cut.
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      max_wal_size: '256MB',
    },
  })
  const client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  await client.query('alter role pondasi createdb')
  await client.end()
  return {
    url: database.url,
    scratch,
    stop: async () => {
      await database.stop()
      fs.rmSync(scratch, { recursive: true, force: true })
    },
  }
}
