import { startEmbedded } from '#database/embedded/start.ts'
import { connect } from '#platform/database/database.ts'
import { PREPARE_TIMEOUTS } from '#platform/database/timeouts.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadConfig } from './load-config.ts'

type ShopDatabase = ReturnType<typeof connect> & {
  config: ReturnType<typeof loadConfig>
  /** The migrations that were new to it. */
  migrated: string[]
}

/**
 * Runs `work` on the shop's database, whether the shop is running or not: that of `DATABASE_URL`,
 * else the embedded one, which is joined if it runs and started temporarily if not.
 */
export async function withShopDatabase<T>(work: (shop: ShopDatabase) => Promise<T>): Promise<T> {
  const config = loadConfig()
  const { dataDir, embeddedPort: port } = config
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir, port, printLine: (line) => console.log(line) })
  const { db, pool } = connect(config.databaseUrl ?? embedded!.url, {
    max: 2,
    timeouts: PREPARE_TIMEOUTS,
  })
  try {
    const migrated = await migrate(pool)
    return await work({ db, pool, config, migrated })
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}
