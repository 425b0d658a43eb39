import { startEmbedded } from '#database/embedded/start.ts'
import { connect, type Db } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadConfig } from './load-config.ts'

/**
 * Does a piece of work at the shop's database, whether the shop runs or not: the one of
 * `DATABASE_URL`, else the embedded one, joined while it runs and started for the while if not.
 */
export async function withShopDatabase<T>(
  work: (db: Db, config: ReturnType<typeof loadConfig>) => Promise<T>,
): Promise<T> {
  const config = loadConfig()
  const { dataDir, embeddedPort: port } = config
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir, port, printLine: (line) => console.log(line) })
  const { db, pool } = connect(config.databaseUrl ?? embedded!.url, { max: 2 })
  try {
    await migrate(pool)
    return await work(db, config)
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}
