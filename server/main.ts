import { setTimeout as pause } from 'node:timers/promises'
import { createLog } from '#platform/log.ts'
import { connectRedisCounter } from '#platform/http/redis-counter.ts'
import { removeAbandonedFiles } from '#platform/http/uploads/receive-file.ts'
import { listAddresses } from './start-up/addresses.ts'
import { createAppContext } from './app.ts'
import { checkDatabases } from './start-up/check-databases.ts'
import type { Config } from './config/config.ts'
import { toContextOptions } from './context-options.ts'
import { hasPart } from './has-part.ts'
import { boundHeapGrowth } from './watches/idle-memory.ts'
import { startJobWorker } from './job-worker.ts'
import { prepareDatabase } from './start-up/prepare-database.ts'
import { closeServer, serve } from './serve.ts'
import { startTracing } from './tracing/start-tracing.ts'
import { startWatches } from './watches/watches.ts'
import { publishWebBuild } from './web/builds/publish-web-build.ts'

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
  const redis = config.redisUrl ? await connectRedisCounter(config.redisUrl, log) : undefined
  const shop = createAppContext(
    await toContextOptions(config, { databaseUrl, log, sharedCounter: redis }),
  )
  const closeConnections = async () => {
    await shop.close()
    redis?.close()
    await tracing?.stop()
  }
  try {
    const [demoFiles] = await Promise.all([prepareDatabase(config, shop), webBuild])
    if (hasPart(config, 'web')) await publishWebBuild(shop.deps)
    const worker = hasPart(config, 'worker') ? await startJobWorker(shop) : undefined
    void removeAbandonedFiles(config.dataDir)
    let isDraining = false
    const app = await serve(config, shop, {
      drawImage: demoFiles?.draw,
      isDraining: () => isDraining,
    })
    void demoFiles?.writeAll(shop.deps, () => isDraining)
    const watches = startWatches(config, databaseUrl, shop)
    return {
      addresses: listAddresses(config),
      isWarm: watches.isWarm,
      // First the server, then the jobs, the database last.
      async stop() {
        isDraining = true
        await pause(config.drainMs)
        await closeServer(app)
        await worker?.stop()
        await watches.stop()
        await closeConnections()
      },
    }
  } catch (thrown) {
    await closeConnections()
    throw thrown
  }
}
