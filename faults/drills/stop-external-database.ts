import type { Drill } from '../drill.ts'
import { runDatabaseRounds } from '../database-rounds.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'

/** A PostgreSQL that is not the shop's own is stopped and started again by its operator. */
export const stopExternalDatabase: Drill = {
  name: 'stop-external-database',
  title: 'PostgreSQL of DATABASE_URL stopped and started under load, jobs in flight',
  rounds: 20,
  async run(context) {
    const database = await startSeededDatabase(context)
    const shop = await startShop(context, { env: { DATABASE_URL: database.url, DEMO: '0' } })
    return runDatabaseRounds(context, shop, async () => {
      await database.stop()
      await database.startAgain()
    })
  },
}
