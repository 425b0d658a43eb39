import { startDatabasePair } from '../cluster/database-pair.ts'
import type { DatabaseNode } from '../cluster/database-node.ts'
import { runDatabaseRounds } from '../database-rounds.ts'
import type { Drill } from '../drill.ts'
import { seedDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'

/** Eight seconds until Patroni gives a silent primary up, and the time to promote the standby. */
const FAILOVER_LIMIT_MS = 15_000

/**
 * The machine of the primary dies under load, again and again: the standby takes over with every
 * acknowledged order, and the dead one comes back as its standby.
 */
export const killPrimary: Drill = {
  name: 'kill-primary',
  title: 'primary and its Patroni killed (-9) under load; the standby takes over',
  rounds: 10,
  async run(context) {
    const pair = await startDatabasePair(context)
    await seedDatabase(pair.url)
    const shop = await startShop(context, { env: { DATABASE_URL: pair.url, DEMO: '0' } })
    let dead: DatabaseNode | undefined
    const killPrimaryNode = async () => {
      dead?.start()
      const { primary } = await pair.waitUntilWhole()
      await primary.kill()
      dead = primary
    }
    return runDatabaseRounds(context, shop, killPrimaryNode, FAILOVER_LIMIT_MS)
  },
}
