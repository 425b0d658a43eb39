import { startEmbedded } from '#database/embedded/start.ts'
import { configuration } from './steps/configuration.ts'
import { DEMO_ACCOUNTS } from './steps/demo-accounts.ts'
import { beginLifetime } from './steps/lifetime.ts'
import { placesFree } from './steps/places-taken.ts'
import { during, seconds } from './steps/progress.ts'
import { buildWeb } from './steps/web-build.ts'

// `npm start`: everything the shop needs, in one process and one PostgreSQL.
const begun = performance.now()
const say = (line: string) => console.log(line)
process.env.NODE_ENV ??= 'production'
const config = configuration()
const lifetime = beginLifetime(say)

try {
  for (const warning of config.warnings) say(`Mind: ${warning}`)
  await placesFree(config)
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase())
  await buildWeb(say, lifetime.ending)
  await serve(databaseUrl)
} catch (error) {
  if (!lifetime.ending.aborted) console.error(error instanceof Error ? error.message : error)
  await lifetime.end(lifetime.ending.aborted ? 0 : 1)
}

async function embeddedDatabase(): Promise<string> {
  const { dataDir, embeddedPort: port } = config
  const work = startEmbedded({ dataDir, port, say })
  // Known before it is up: a Ctrl-C during its start waits for it and stops it.
  await lifetime.atEnd(() =>
    work.then(
      ({ stop }) => stop(),
      () => {},
    ),
  )
  const database = await during('Starting PostgreSQL', work, say)
  say(`PostgreSQL 18 is ${database.how} on port ${new URL(database.url).port}`)
  return database.url
}

async function serve(databaseUrl: string): Promise<void> {
  const { startShop } = await import('#server/main.ts')
  lifetime.ending.throwIfAborted()
  const work = startShop(config, databaseUrl)
  // A long first fill is not waited for: PostgreSQL undoes what was not committed.
  await lifetime.atEnd(() => atMost(10_000, stopOnceUp(work)))
  const shop = await during('Preparing the shop', work, say)
  say(`\n${config.storeName} is open (${seconds(begun)})`)
  for (const address of shop.addresses) say(`  ${address}`)
  if (config.demo) {
    say('\nDemo accounts')
    for (const { account, password, who } of DEMO_ACCOUNTS) {
      say(`  ${account.padEnd(22)} ${password}   ${who}`)
    }
  }
  say('\nCtrl-C stops it.')
}

async function stopOnceUp(work: Promise<{ stop(): Promise<void> }>): Promise<void> {
  const shop = await Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, 2_000)),
  ])
  await shop?.stop()
}

async function atMost(limit: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, limit))])
}
