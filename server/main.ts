import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '#platform/clock.ts'
import { connect } from '#platform/database/database.ts'
import { PREPARE_TIMEOUTS, WORKER_TIMEOUTS } from '#platform/database/timeouts.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { connectRedisCounter } from '#platform/redis-counter.ts'
import { createSmtpTransport } from '#platform/mail-transport.ts'
import { createCloudApiTransport } from '#platform/whatsapp-transport.ts'
import { findTracing } from '#platform/tracing/tracing.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { removeAbandonedFiles } from '#platform/http/uploads/receive-file.ts'
import { crontab, jobs } from '#modules/jobs.ts'
import { mountApi } from './api.ts'
import type { Config } from './config.ts'
import { checkDatabases } from './check-databases.ts'
import { assertOwnBucket } from './bucket-owner.ts'
import { openBucket } from './file-store-config.ts'
import { createLanguageModel } from '#platform/language-model/openai-compatible.ts'
import { createLenders } from './lender-config.ts'
import { createGateway, createPaper } from './gateway-config.ts'
import { mountHealth } from './health.ts'
import { listAddresses } from './addresses.ts'
import { createHttpServer, type ConnectionTimeouts } from './http-server.ts'
import { boundHeapGrowth, watchIdleMemory } from './idle-memory.ts'
import { mountImages } from './images.ts'
import { keepSearchWarm } from './search-warmth.ts'
import { refusePublicPasswords } from './public-passwords.ts'
import { mountSeo } from './seo.ts'
import { reportFailedJobs } from './error-reports.ts'
import { createAppContext, type AppContext } from './app.ts'
import { mountPageLoads } from './tracing/page-loads.ts'
import { startTracing } from './tracing/start-tracing.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import { watchClock } from './watch-clock.ts'
import { watchSlowStatements } from './slow-statements.ts'
import { mountWeb } from './web/mount.ts'
import { publishWebBuild } from './web/publish-web-build.ts'
import { mountWebhooks } from './webhooks.ts'
import { mountMailWebhook } from './mail-webhook.ts'
import { mountWhatsAppWebhook } from './whatsapp-webhook.ts'

/** How long open requests may take when the shop closes (ms). */
const SHUTDOWN_TIMEOUT_MS = 5_000

export type RunningShop = {
  addresses: string[]
  /** Ends when the shop is as fast as one that has been running for a while. */
  isWarm: Promise<void>
  stop(): Promise<void>
}

/**
 * Migrates, seeds an empty demo, and starts what this process's role includes. `webBuild` is awaited
 * after that: neither needs the other.
 */
export async function startShop(
  config: Config,
  databaseUrl: string,
  webBuild: Promise<void> = Promise.resolve(),
): Promise<RunningShop> {
  boundHeapGrowth()
  const log = createLog(config.logLevel)
  const tracing = config.tracing && (await startTracing(config.tracing))
  await checkDatabases(config, log)
  const directUrl = config.directDatabaseUrl ?? databaseUrl
  const { storeName, publicOrigin, demo, google } = config
  const redis = config.redisUrl ? await connectRedisCounter(config.redisUrl, log) : undefined
  const shopInfo = {
    storeName,
    publicOrigin,
    demo,
    google,
    flagShares: config.flagShares,
    supportAddress: config.inboundMail?.address ?? (config.smtpUrl ? null : undefined),
  }
  const shop = createAppContext({
    databaseUrl,
    directUrl,
    standbyUrl: config.standbyDatabaseUrl,
    preparesStatements: config.preparesStatements,
    filesRoot: path.join(config.dataDir, 'files'),
    sharedCounter: redis,
    files: config.bucket && (await openBucket(config.bucket)),
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
  })
  try {
    const [images] = await Promise.all([prepareDatabase(config, directUrl, shop), webBuild])
    if (hasPart(config, 'web')) await publishWebBuild(shop.deps)
    const worker = hasPart(config, 'worker') ? await startJobWorker(directUrl, shop) : undefined
    void removeAbandonedFiles(config.dataDir)
    let isDraining = false
    const app = await serve(config, shop, {
      drawImage: images?.draw,
      isDraining: () => isDraining,
    })
    void images?.drawAll()
    const { slowStatementMs: limitMs } = config
    const slow = limitMs > 0 ? watchSlowStatements({ databaseUrl, limitMs, log }) : undefined
    const memory = watchIdleMemory()
    const clock = watchClock({ pool: shop.pool, log, registry: shop.metrics.registry })
    const warmth = config.role === 'worker' ? undefined : keepSearchWarm(shop.deps)
    return {
      addresses: listAddresses(config),
      isWarm: warmth?.isWarm ?? Promise.resolve(),
      // First the server, then the jobs, the database last.
      async stop() {
        memory.stop()
        clock.stop()
        isDraining = true
        await pause(config.drainMs)
        await closeServer(app)
        await warmth?.stop()
        await worker?.stop()
        await slow?.stop()
        await shop.close()
        redis?.close()
        await tracing?.stop()
      },
    }
  } catch (thrown) {
    await shop.close()
    redis?.close()
    await tracing?.stop()
    throw thrown
  }
}

/** Jobs have connections of their own, with longer timeouts. They listen for work, so no pooler is in between. */
async function startJobWorker(databaseUrl: string, shop: AppContext) {
  const { db, pool } = connect(databaseUrl, {
    max: 8,
    timeouts: WORKER_TIMEOUTS,
    applicationName: 'pondasi-worker',
  })
  const worker = await startWorker(
    pool,
    { ...shop.deps, db },
    reportFailedJobs(jobs, shop.failures),
    { crontab, metrics: shop.metrics.jobs },
  )
  return { stop: () => worker.stop().finally(() => db.destroy()) }
}

/**
 * Migrations and the seed have other timeouts, and so their own connections. Returns the images of
 * a demo that are still to be drawn.
 */
async function prepareDatabase(config: Config, databaseUrl: string, { deps }: AppContext) {
  const { db, pool } = connect(databaseUrl, {
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

type ServeOptions = {
  timeouts?: ConnectionTimeouts
  drawImage?: ((name: string) => Promise<void>) | undefined
  /** Whether the process is about to close: it still answers, and asks for the next request elsewhere. */
  isDraining?: () => boolean
}

const hasPart = ({ role }: Config, part: 'web' | 'api' | 'worker') =>
  role === 'all' || role === part

/**
 * Starts the HTTP server with the routes of this process's role. `drawImage` draws an image of the
 * demo that is asked for before it is there.
 */
export async function serve(
  config: Config,
  shop: AppContext,
  { timeouts, drawImage, isDraining = () => false }: ServeOptions = {},
) {
  const app = createHttpServer(config, timeouts)
  const tracing = findTracing()
  if (tracing) traceRequests(app, tracing)
  // Streams would keep the server open for as long as they last.
  app.addHook('preClose', () => shop.deps.live.close())
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining()) reply.raw.setHeader('connection', 'close')
  })
  mountHealth(app, shop, config, isDraining)
  if (hasPart(config, 'api')) {
    await mountApi(app, shop, config)
    await mountWebhooks(app, shop)
    if (config.inboundMail) await mountMailWebhook(app, shop, config.inboundMail.secret)
    if (config.whatsappWebhook) await mountWhatsAppWebhook(app, shop, config.whatsappWebhook)
  }
  if (hasPart(config, 'web')) {
    await mountImages(app, shop, config, drawImage)
    mountSeo(app, shop, config)
    if (tracing) mountPageLoads(app, tracing, shop)
    if (config.google?.isFake) {
      const { mountFakeGoogle } = await import('#demo/google/fake-google.ts')
      await mountFakeGoogle(app, shop.deps.clock, config.google)
    }
    if (shop.deps.paper?.provider === 'paper-simulator') {
      const { mountFakePaper } = await import('#demo/paper/fake-paper.ts')
      mountFakePaper(app, shop.deps)
    }
    await mountWeb(app, shop, config)
  }
  await app.listen({ port: config.port, host: config.host })
  return app
}

/** Lets open requests finish. Connections that are still open after the timeout are closed. */
async function closeServer(app: FastifyInstance) {
  const timer = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  await app.close()
  clearTimeout(timer)
}
