import { reindexAll } from '#modules/catalogue/search/service/indexing.ts'
import { formatElapsed } from '../lib/progress.ts'
import { withShopDatabase } from '../lib/shop-database.ts'
import type { AdminCommand } from './admin-command.ts'

/** After an upgrade of PostgreSQL or its collations, or where an index is damaged or bloated. */
export const reindexCommand: AdminCommand = {
  usage: '',
  about: [
    "Builds every index of the database anew, and every entry of the search's index.",
    'The shop stays open: indexes are built beside those in use.',
  ],
  run: () =>
    withShopDatabase(async ({ db, pool }) => {
      const startedAt = performance.now()
      await pool.query('reindex (concurrently) schema public')
      console.log(`The database's indexes are new (${formatElapsed(startedAt)}).`)
      await reindexAll({ db })
      console.log(`The search's index is new (${formatElapsed(startedAt)}).`)
    }),
}
