import { connect } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { systemClock } from '#platform/clock.ts'
import { discardedFiles } from '#tests/support/discarded-files.ts'
import { createLog } from '#platform/log.ts'
import { noLiveUpdates } from '#platform/database/live-updates.ts'
import { DEFAULT_RETENTION } from '#platform/retention.ts'
import { noReports } from '#platform/error-reports/delivery.ts'
import { noLenders } from '#platform/lender/no-lenders.ts'
import { noGateway } from '#platform/payment-gateway/no-gateway.ts'
import { outboxOnlyTransport } from '#platform/mail-transport.ts'
import { cheapenDemoPasswords } from './cheap-password.ts'
import { seedTestShop } from './small-catalogue.ts'

/** Fills an empty database with what every test's database begins with. */
export async function fillTemplate(databaseUrl: string): Promise<void> {
  const { db, pool } = connect(databaseUrl, { max: 5 })
  await migrate(pool)
  await seedTestShop({
    db,
    clock: systemClock,
    log: createLog('silent'),
    files: discardedFiles,
    mail: outboxOnlyTransport,
    whatsapp: { send: async () => {} },
    gateway: noGateway,
    lenders: noLenders,
    live: noLiveUpdates,
    reports: noReports,
    retention: DEFAULT_RETENTION,
    shop: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo: true },
  })
  await cheapenDemoPasswords(db)
  await db.destroy()
}
