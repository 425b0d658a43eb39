import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#database/embedded/start.ts'
import { fill, type Say, type Size } from './fill.ts'

const PROJECT = path.dirname(path.dirname(import.meta.dirname))
const MADE_OF = ['database/migrations/*.sql', 'demo/{catalogue,load}/**/*.ts', 'bench/data/{fill,bulk}.ts']

export type BenchDatabase = { url: string; stop(): Promise<void> }

/**
 * A PostgreSQL of its own with a catalogue of a size. The filled database is kept as a template,
 * one for each size, so that a second run starts at once; each run works on a fresh copy of it,
 * which no earlier run's orders have made larger. As safe as a shop's: fsync is on.
 */
export async function startDatabase(options: {
  dataDir: string
  port: number | undefined
  size: Size
  say: Say
}): Promise<BenchDatabase> {
  const { size, say } = options
  const embedded = await startEmbedded(options)
  try {
    await asClient(embedded.superuserUrl, (client) => client.query('alter role pondasi createdb'))
    const made = madeOf()
    const template = `goods_${made}_${sizeName(size)}`
    await asClient(embedded.url, async (client) => {
      await client.query('drop database if exists bench with (force)')
      const { rows } = await client.query<{ name: string }>(
        `select datname as name from pg_database where datname like 'goods\\_%'`,
      )
      if (!rows.some(({ name }) => name === template)) {
        // What another schema or an interrupted run had filled takes room only.
        const stale = rows.filter(({ name }) => !name.startsWith(`goods_${made}_`))
        for (const { name } of stale) await client.query(`drop database ${name} with (force)`)
        const [[what, count] = []] = Object.entries(size)
        say(`Filling ${count?.toLocaleString('en')} ${what} …`)
        const begun = performance.now()
        await client.query(`create database goods_half`)
        await fill(databaseAt(embedded.url, 'goods_half'), size, say)
        await client.query(`alter database goods_half rename to ${template}`)
        say(`Filled in ${Math.round((performance.now() - begun) / 1000)} s.`)
      }
      await client.query(`create database bench template ${template} strategy file_copy`)
    })
    // What the copy left to write must not be written under the first measure.
    await asClient(embedded.superuserUrl, (client) => client.query('checkpoint'))
    return { url: databaseAt(embedded.url, 'bench'), stop: embedded.stop }
  } catch (thrown) {
    await embedded.stop()
    throw thrown
  }
}

/** `p20000`, `v1000000`. */
const sizeName = (size: Size) =>
  'products' in size ? `p${size.products}` : `v${size.variants}`

/** Changes with whatever a filled database is made of. */
function madeOf(): string {
  const hash = createHash('sha1')
  for (const file of globSync(MADE_OF, { cwd: PROJECT }).sort())
    hash.update(readFileSync(path.join(PROJECT, file)))
  return hash.digest('hex').slice(0, 12)
}

function databaseAt(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

async function asClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
