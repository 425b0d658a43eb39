import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#database/embedded/start.ts'
import { seedManyOrders } from './many-orders.ts'
import { seedBenchDatabase, type PrintProgress, type CatalogueSize } from './seed.ts'

const PROJECT = path.dirname(path.dirname(import.meta.dirname))
const SEED_SOURCES = [
  'database/migrations/*.sql',
  'demo/{catalogue,seed}/**/*.{ts,tsv}',
  'bench/data/{seed,bulk-load,many-orders}.ts',
]

export type BenchDatabase = { url: string; stop(): Promise<void> }

/**
 * Starts a separate PostgreSQL with a catalogue of the given size. Filled databases remain as
 * templates, one per size, so that a later run starts at once. Each run gets a fresh copy without
 * the orders of earlier runs. As durable as a shop's database: fsync is on.
 */
export async function startBenchDatabase(options: {
  dataDir: string
  port: number | undefined
  size: CatalogueSize
  /** Besides the catalogue: so many orders. */
  orders?: number
  /** Additional PostgreSQL settings by name. */
  settings?: Record<string, string>
  printLine: PrintProgress
}): Promise<BenchDatabase> {
  const { size, orders, printLine: print } = options
  const embedded = await startEmbedded(options)
  try {
    await withClient(embedded.superuserUrl, (client) => client.query('alter role pondasi createdb'))
    const sourcesHash = hashSeedSources()
    const template = `goods_${sourcesHash}_${formatSize(size)}${orders ? `_o${orders}` : ''}`
    await withClient(embedded.url, async (client) => {
      await client.query('drop database if exists bench with (force)')
      const { rows } = await client.query<{ name: string }>(
        `select datname as name from pg_database where datname like 'goods\\_%'`,
      )
      if (!rows.some(({ name }) => name === template)) {
        // Templates of another schema and of interrupted runs only take up space.
        const stale = rows.filter(({ name }) => !name.startsWith(`goods_${sourcesHash}_`))
        for (const { name } of stale) await client.query(`drop database ${name} with (force)`)
        const [[unit, count] = []] = Object.entries(size)
        print(`Filling ${count?.toLocaleString('en')} ${unit} …`)
        const startedAt = performance.now()
        await client.query('drop database if exists goods_half with (force)')
        await client.query(`create database goods_half`)
        await seedBenchDatabase(withDatabaseName(embedded.url, 'goods_half'), size, print)
        if (orders)
          await seedManyOrders(withDatabaseName(embedded.url, 'goods_half'), orders, print)
        await client.query(`alter database goods_half rename to ${template}`)
        print(`Filled in ${Math.round((performance.now() - startedAt) / 1000)} s.`)
      }
      await client.query(`create database bench template ${template} strategy file_copy`)
    })
    // Otherwise the writes left by the copy would slow down the first measure.
    await withClient(embedded.superuserUrl, (client) => client.query('checkpoint'))
    return { url: withDatabaseName(embedded.url, 'bench'), stop: embedded.stop }
  } catch (thrown) {
    await embedded.stop()
    throw thrown
  }
}

/** `p20000`, `v1000000`. */
const formatSize = (size: CatalogueSize) =>
  'products' in size ? `p${size.products}` : `v${size.variants}`

/** A hash of the sources that a filled database depends on. */
function hashSeedSources(): string {
  const hash = createHash('sha1')
  for (const file of globSync(SEED_SOURCES, { cwd: PROJECT }).sort())
    hash.update(readFileSync(path.join(PROJECT, file)))
  return hash.digest('hex').slice(0, 12)
}

function withDatabaseName(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

async function withClient(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
