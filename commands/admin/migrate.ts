import { withShopDatabase } from '../lib/shop-database.ts'
import type { AdminCommand } from './admin-command.ts'

/** Before the first process of a release, to see the migrations alone. */
export const migrateCommand: AdminCommand = {
  usage: '',
  about: [
    'Applies the migrations that are new to the database, and names them.',
    'A start does the same; the release before runs on while it happens.',
  ],
  run: () =>
    withShopDatabase(async ({ migrated }) => {
      for (const name of migrated) console.log(name)
      console.log(
        migrated.length > 0
          ? `${migrated.length} migrations were applied.`
          : 'The database has every migration.',
      )
    }),
}
