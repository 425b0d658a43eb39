import { startEmbedded } from '#database/embedded/start.ts'
import { connect, type Db } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadConfig } from './load-config.ts'

/**
 * Runs `work` on the shop's database, whether the shop is running or not: that of `DATABASE_URL`,
 * else the embedded one, which is joined if it runs and started temporarily if not.
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
