import path from 'node:path'
import { systemClock } from '#platform/clock.ts'
import type { SharedCounter } from '#platform/http/rate-limit.ts'
import { createLanguageModel } from '#platform/language-model/openai-compatible.ts'
import type { Log } from '#platform/log.ts'
import { createSmtpTransport } from '#platform/messaging/mail-transport.ts'
import { createCloudApiTransport } from '#platform/messaging/whatsapp-transport.ts'
import type { AppContextOptions } from './app.ts'
import type { Config } from './config/config.ts'
import { openBucket } from './config/file-store-config.ts'
import { createGateway, createPaper } from './config/gateway-config.ts'
import { hasPart } from './has-part.ts'
import { createLenders } from './config/lender-config.ts'

type Connected = { databaseUrl: string; log: Log; sharedCounter: SharedCounter | undefined }

/** What a shop of this configuration is composed of: each outside party that has an account, and the database. */
export async function toContextOptions(
  config: Config,
  { databaseUrl, log, sharedCounter }: Connected,
): Promise<AppContextOptions> {
  const { storeName, publicOrigin, demo, google, flagShares } = config
  const supportAddress = config.inboundMail?.address ?? (config.smtpUrl ? null : undefined)
  const shopInfo = { storeName, publicOrigin, demo, google, flagShares, supportAddress }
  return {
    databaseUrl,
    directUrl: config.directDatabaseUrl,
    standbyUrl: config.standbyDatabaseUrl,
    preparesStatements: config.preparesStatements,
    filesRoot: path.join(config.dataDir, 'files'),
    files: config.bucket && (await openBucket(config.bucket)),
    sharedCounter,
    log,
    shopInfo,
    reports: {
      version: config.appVersion,
      releaseStage: config.environment,
      ...config.errorReports,
      outside: config.errorReportsTo,
    },
    access: config.access,
    remembersSessions: hasPart(config, 'api') || hasPart(config, 'web'),
    mail: config.smtpUrl ? createSmtpTransport(config.smtpUrl, shopInfo) : undefined,
    whatsapp: config.whatsapp && createCloudApiTransport(config.whatsapp),
    gateway: config.gateway && createGateway(config.gateway, systemClock),
    paper: config.paper && createPaper(config.paper, systemClock),
    lenders: createLenders(config.lenders, systemClock),
    codeKeys: config.codeKeys,
    retention: config.retention,
    languageModel: config.languageModel && createLanguageModel(config.languageModel, systemClock),
  }
}
