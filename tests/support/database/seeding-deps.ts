import type { FileStore } from '#platform/files/file-store.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { noLiveUpdates } from '#platform/database/live-updates.ts'
import { noReports } from '#platform/error-reports/delivery.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { noLenders } from '#platform/lender/no-lenders.ts'
import { createLog } from '#platform/log.ts'
import { outboxOnlyTransport } from '#platform/messaging/mail-transport.ts'
import { noGateway } from '#platform/payment-gateway/no-gateway.ts'
import { DEFAULT_RETENTION } from '#platform/retention.ts'
import { discardedFiles } from '../files/discarded-files.ts'

/** A shop that only fills its database: it asks nobody, tells nobody and logs nothing. */
export const createSeedingDeps = (
  db: Db,
  { demo = true, files = discardedFiles }: { demo?: boolean; files?: FileStore } = {},
): AppDeps => ({
  db,
  clock: systemClock,
  log: createLog('silent'),
  files,
  mail: outboxOnlyTransport,
  whatsapp: { send: async () => {} },
  gateway: noGateway,
  lenders: noLenders,
  live: noLiveUpdates,
  reports: noReports,
  retention: DEFAULT_RETENTION,
  shop: { storeName: 'Pondasi', publicOrigin: 'http://localhost:3000', demo },
})
