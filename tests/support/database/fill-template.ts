import { connect } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { cheapenDemoPasswords } from '../accounts/cheap-password.ts'
import { createSeedingDeps } from './seeding-deps.ts'
import { seedTestShop } from '../catalogue/small-catalogue.ts'

/** Fills an empty database with what every test's database begins with. */
export async function fillTemplate(databaseUrl: string): Promise<void> {
  const { db, pool } = connect(databaseUrl, { max: 5 })
  await migrate(pool)
  await seedTestShop(createSeedingDeps(db))
  await cheapenDemoPasswords(db)
  await db.destroy()
}
