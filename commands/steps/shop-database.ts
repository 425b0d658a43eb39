import { startEmbedded } from '#database/embedded/start.ts'
import { connect, type Db } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { configuration } from './configuration.ts'

/**
 * Does a piece of work at the shop's database, whether the shop runs or not: the one of
 * `DATABASE_URL`, else the embedded one, joined while it runs and started for the while if not.
 */
export async function atShopDatabase<T>(
  work: (db: Db, config: ReturnType<typeof configuration>) => Promise<T>,
): Promise<T> {
  const config = configuration()
  const { dataDir, embeddedPort: port } = config
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir, port, say: (line) => console.log(line) })
  const { db, pool } = connect(config.databaseUrl ?? embedded!.url, { max: 2 })
  try {
    await migrate(pool)
    return await work(db, config)
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}
