import path from 'node:path'
import { startEmbedded } from '#database/embedded/start.ts'
import { connect } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLocalFileStore, type FileStore } from '#platform/files/file-store.ts'
import { discardedFiles } from '#tests/support/files/discarded-files.ts'
import { createSeedingDeps } from '#tests/support/database/seeding-deps.ts'
import { seedTestShop } from '#tests/support/catalogue/small-catalogue.ts'
import type { ClusterContext } from './cluster/run-program.ts'
import type { DrillContext } from './drill.ts'

/**
 * Fills a data folder with the tests' small catalogue and the demo's people, in a few seconds
 * instead of the demo's thirty. A shop on it starts with `DEMO=0`. Returns the folder.
 */
export async function seedDataFolder(context: DrillContext): Promise<string> {
  const dataDir = path.join(context.scratch, 'data')
  const { printLine } = context
  const embedded = await startEmbedded({ dataDir, printLine })
  try {
    await seedDatabase(embedded.url, { files: createLocalFileStore(path.join(dataDir, 'files')) })
  } finally {
    await embedded.stop()
  }
  return dataDir
}

/**
 * An embedded PostgreSQL as one of `DATABASE_URL`, filled like `seedDataFolder`; stopped, it starts again at the same
 * address. It ends with the drill.
 */
export async function startSeededDatabase(
  { scratch, printLine, onEnd }: ClusterContext,
  options: SeedOptions = {},
) {
  const start = () => startEmbedded({ dataDir: path.join(scratch, 'external'), printLine })
  let database = await start()
  onEnd(() => database.stop())
  await seedDatabase(database.url, options)
  return {
    url: database.url,
    superuserUrl: database.superuserUrl,
    stop: () => database.stop(),
    async startAgain(): Promise<void> {
      database = await start()
    },
  }
}

type SeedOptions = {
  /** Where another release has its migrations. */
  migrationsFolder?: string
  /** Where the people's documents are kept. */
  files?: FileStore
}

/** Migrates an empty database and fills it like `seedDataFolder`. */
export async function seedDatabase(
  databaseUrl: string,
  { migrationsFolder, files = discardedFiles }: SeedOptions = {},
): Promise<void> {
  const { db, pool } = connect(databaseUrl, { max: 5 })
  try {
    await migrate(pool, migrationsFolder === undefined ? {} : { folder: migrationsFolder })
    await seedTestShop(createSeedingDeps(db, { demo: false, files }))
  } finally {
    await db.destroy()
  }
}
