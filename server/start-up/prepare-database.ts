import { connect } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { PREPARE_TIMEOUTS } from '#platform/database/timeouts.ts'
import type { AppContext } from '../app.ts'
import { assertOwnBucket } from './bucket-owner.ts'
import type { Config } from '../config/config.ts'
import { refusePublicPasswords } from './public-passwords.ts'

/**
 * Migrates and seeds an empty demo, on connections of its own, because both take longer than a request may. Returns the
 * files of a demo that are still to be made.
 */
export async function prepareDatabase(config: Config, { deps, directUrl }: AppContext) {
  const { db, pool } = connect(directUrl, {
    max: 5,
    applicationName: 'pondasi-prepare',
    timeouts: PREPARE_TIMEOUTS,
  })
  try {
    await migrate(pool)
    if (config.bucket) await assertOwnBucket({ ...deps, db })
    if (config.demo) {
      const { seedDemo } = await import('#demo/seed.ts')
      return await seedDemo({ ...deps, db })
    }
    await refusePublicPasswords({ ...deps, db })
    return undefined
  } finally {
    await db.destroy()
  }
}
