import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#database/embedded/start.ts'
import { fill } from './fill.ts'

const PROJECT = path.dirname(path.dirname(import.meta.dirname))
const MADE_OF = ['database/migrations/*.sql', 'demo/{catalogue,load}/**/*.ts', 'bench/data/fill.ts']

export type Say = (line: string) => void
export type BenchDatabase = { url: string; stop(): Promise<void> }

/**
 * A PostgreSQL of its own with a catalogue of so many products. The filled database is kept as a
 * template, so that a second run starts at once; each run works on a fresh copy of it, which no
 * earlier run's orders have made larger. As safe as a shop's: fsync is on.
 */
export async function startDatabase(options: {
  dataDir: string
  port: number | undefined
  products: number
  say: Say
}): Promise<BenchDatabase> {
  const { products, say } = options
  const embedded = await startEmbedded(options)
  try {
    await asClient(embedded.superuserUrl, (client) => client.query('alter role pondasi createdb'))
    const template = templateName(products)
    await asClient(embedded.url, async (client) => {
      await client.query('drop database if exists bench with (force)')
      const { rows } = await client.query<{ name: string }>(
        `select datname as name from pg_database where datname like 'goods\\_%'`,
      )
      if (!rows.some(({ name }) => name === template)) {
        // Whatever another catalogue or another schema had filled takes room only.
        for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
        say(`Filling ${products.toLocaleString('en')} products …`)
        await client.query(`create database goods_half`)
        await fill(databaseAt(embedded.url, 'goods_half'), products)
        await client.query(`alter database goods_half rename to ${template}`)
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

/** Changes with whatever the filled database is made of. */
function templateName(products: number): string {
  const hash = createHash('sha1').update(String(products))
  for (const file of globSync(MADE_OF, { cwd: PROJECT }).sort())
    hash.update(readFileSync(path.join(PROJECT, file)))
  return `goods_${hash.digest('hex').slice(0, 12)}`
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
