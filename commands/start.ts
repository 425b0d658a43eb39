import type { startShop as StartShop } from '#server/main.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { loadConfig } from './lib/load-config.ts'
import { DEMO_ACCOUNTS } from './lib/demo-accounts.ts'
import { startLifetime } from './lib/lifetime.ts'
import { ensureAvailable } from './lib/ensure-available.ts'
import { withProgress, formatElapsed } from './lib/progress.ts'
import { buildWeb } from './lib/web-build.ts'

// `npm start`: the whole shop in one process, with one PostgreSQL.
const startedAt = performance.now()
const printLine = (line: string) => console.log(line)
process.env.NODE_ENV ??= 'production'
const config = loadConfig()
const lifetime = startLifetime(printLine)

try {
  for (const warning of config.warnings) printLine(`Warning: ${warning}`)
  await ensureAvailable(config)
  // PostgreSQL starts in a process of its own: meanwhile this one loads the shop, and looks whether the web is built.
  const launched = Promise.withResolvers<void>()
  const database = config.databaseUrl
    ? Promise.resolve(config.databaseUrl)
    : startDatabase(launched.resolve)
  await Promise.race([launched.promise, database])
  const { startShop } = await import('#server/main.ts')
  const webBuild = buildWeb(printLine, lifetime.endSignal)
  webBuild.catch(() => {})
  await serveShop(startShop, await database, webBuild)
} catch (error) {
  if (!lifetime.endSignal.aborted) console.error(error instanceof Error ? error.message : error)
  await lifetime.end(lifetime.endSignal.aborted ? 0 : 1)
}

async function startDatabase(onLaunch: () => void): Promise<string> {
  const { dataDir, embeddedPort: port } = config
  const work = startEmbedded({ dataDir, port, printLine, onLaunch })
  await lifetime.stopAtEnd(work)
  const database = await withProgress('Starting PostgreSQL', work, printLine)
  printLine(`PostgreSQL 18 is ${database.startMode} on port ${new URL(database.url).port}`)
  return database.url
}

async function serveShop(
  startShop: typeof StartShop,
  databaseUrl: string,
  webBuild: Promise<void>,
): Promise<void> {
  lifetime.endSignal.throwIfAborted()
  const work = startShop(config, databaseUrl, webBuild)
  // Does not wait for a long first fill: PostgreSQL rolls it back.
  await lifetime.onEnd(() => withTimeLimit(config.drainMs + 10_000, stopOnceStarted(work)))
  const shop = await withProgress('Preparing the shop', work, printLine)
  printLine(`\n${config.storeName} is open (${formatElapsed(startedAt)})`)
  for (const address of shop.addresses) printLine(`  ${address}`)
  if (config.demo) {
    printLine('\nDemo accounts')
    for (const { account, password, who } of DEMO_ACCOUNTS) {
      printLine(`  ${account.padEnd(22)} ${password}   ${who}`)
    }
  }
  printLine('\nCtrl-C stops it.')
}

async function stopOnceStarted(work: Promise<{ stop(): Promise<void> }>): Promise<void> {
  const shop = await Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, 2_000)),
  ])
  await shop?.stop()
}

async function withTimeLimit(limitMs: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, limitMs))])
}
