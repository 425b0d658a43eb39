import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { connect } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { jobs } from '#modules/jobs.ts'
import { CRONTAB } from '#modules/nightly.ts'
import { watchCrontab } from '#modules/watches/jobs.ts'
import { smtpTransport, useMailTransport } from '#modules/notifications/transport.ts'
import { fillDemo } from '#demo/fill.ts'
import { mountDemoGoogle } from '#demo/google/stand-in.ts'
import { mountApi, unreadableAddress } from './api.ts'
import type { Config } from './config.ts'
import { mountHealth } from './health.ts'
import { mountPictures } from './pictures.ts'
import { mountSeo } from './seo.ts'
import { openShop, type OpenShop } from './shop.ts'
import { mountWeb } from './web/mount.ts'

/** How long answers on their way may take when the shop closes (ms). */
const PATIENCE = 5_000

export type RunningShop = { addresses: string[]; stop(): Promise<void> }

/** Migrates, fills an empty demo, serves what this process's role asks for, and says where. */
export async function startShop(config: Config, databaseUrl: string): Promise<RunningShop> {
  const log = createLog(config.logLevel)
  const shop = openShop({
    databaseUrl,
    filesRoot: path.join(config.dataDir, 'files'),
    log,
    facts: {
      storeName: config.storeName,
      publicOrigin: config.publicOrigin,
      demo: config.demo,
      google: config.google,
    },
    access: config.access,
  })
  useMailTransport(config.smtpUrl ? smtpTransport(config.smtpUrl, shop.tools.shop) : undefined)
  try {
    await prepare(config, databaseUrl, shop)
    const worker = has(config, 'worker') ? await work(databaseUrl, shop) : undefined
    const app = await serve(config, shop)
    return {
      addresses: addressesOf(config),
      // Doors first, then what works behind them, the database last.
      async stop() {
        await closeDoors(app)
        await worker?.stop()
        await shop.close()
      },
    }
  } catch (thrown) {
    await shop.close()
    throw thrown
  }
}

/** Jobs read and write by the thousand rows: on connections of their own, with more patience. */
async function work(databaseUrl: string, shop: OpenShop) {
  const { db, pool } = connect(databaseUrl, {
    max: 8,
    statementTimeout: 60_000,
    applicationName: 'pondasi-worker',
  })
  const worker = await startWorker(pool, { ...shop.tools, db }, jobs, {
    crontab: `${CRONTAB}\n${watchCrontab}`,
  })
  return { stop: () => worker.stop().finally(() => db.destroy()) }
}

/** Migrations and the first fill take as long as they take: on connections of their own. */
async function prepare(config: Config, databaseUrl: string, { tools }: OpenShop) {
  const { db, pool } = connect(databaseUrl, { max: 5, applicationName: 'pondasi-prepare' })
  try {
    await migrate(pool)
    if (config.demo) await fillDemo({ ...tools, db })
  } finally {
    await db.destroy()
  }
}

const has = ({ role }: Config, part: 'web' | 'api' | 'worker') => role === 'all' || role === part

/** Opens the doors that this process's role asks for. */
export async function serve(config: Config, shop: OpenShop) {
  const app = Fastify({
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    // Limits count by address: behind a proxy that is not trusted all the world is one.
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    logger: false,
    frameworkErrors: (_error, request, reply) => unreadableAddress(request, reply),
  })
  mountHealth(app, shop, config)
  if (has(config, 'api')) await mountApi(app, shop, config)
  if (has(config, 'web')) {
    await mountPictures(app, config)
    mountSeo(app, shop, config)
    if (config.google?.standIn) await mountDemoGoogle(app, shop.tools.clock, config.google)
    await mountWeb(app, shop, config)
  }
  await app.listen({ port: config.port, host: config.host })
  return app
}

/** Lets what is being answered finish; a reader who takes nothing away is cut off in the end. */
async function closeDoors(app: FastifyInstance) {
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  await app.close()
  clearTimeout(cut)
}

function addressesOf({ publicOrigin, role }: Config): string[] {
  if (role === 'worker') return [`${publicOrigin}/healthz`]
  if (role === 'api') return [`${publicOrigin}/api/docs`]
  return [`${publicOrigin}/`, `${publicOrigin}/backoffice`, `${publicOrigin}/api/docs`]
}
