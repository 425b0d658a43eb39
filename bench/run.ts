import path from 'node:path'
import pg from 'pg'
import { freePort } from '#database/embedded/port.ts'
import { readConfig } from '#server/config.ts'
import { startChild, type Child } from './child.ts'
import { sellableGoods } from './data/goods.ts'
import type { Say } from './data/fill.ts'
import { searchAlone } from './growth/alone.ts'
import { CONNECTIONS } from './load.ts'
import { machine } from './machine.ts'
import type { Bench, Measure } from './measures/measure.ts'
import type { Options } from './options.ts'
import { brokenLine, lineOf, type Line, type Report } from './report/report.ts'

type Given = {
  databaseUrl: string
  dataDir: string
  port: number | undefined
  options: Pick<Options, 'seconds' | 'profile'>
  measures: readonly Measure[]
  say: Say
}

/** Starts the shop and its references on a filled database, takes every measure, and stops them again. */
export async function runMeasures({
  databaseUrl,
  dataDir,
  port,
  options,
  measures,
  say,
}: Given): Promise<Report> {
  const env = shopEnvironment(databaseUrl, dataDir, port ?? (await freePort()))
  const config = readConfig(env)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  const children: Child[] = []
  const open = async (
    script: string,
    given: Record<string, string> = {},
    flags: readonly string[] = [],
  ) => {
    const child = await startChild(script, given, flags)
    children.push(child)
    return child.url
  }
  try {
    const goods = await sellableGoods(pool)
    const profiling = options.profile
      ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(options.profile)}`]
      : []
    const shop = await open('serve.ts', env, profiling)
    const references = {
      hello: await open('references/hello.ts'),
      sql: await open('references/sql.ts', { DATABASE_URL: databaseUrl }),
      render: await open('references/render.ts', { DATABASE_URL: databaseUrl }),
    }
    const bench: Bench = { shop, references, pool, config, goods, seconds: options.seconds }
    // Before the measures themselves make the machine busy.
    const measuredOn = await machine(pool)
    const lines: Line[] = []
    for (const measure of measures) lines.push(await taken(measure, bench, say))
    const alone = await searchAlone(bench)
    const found = await about(pool, shop)
    const { seconds } = options
    return { ...found, machine: measuredOn, seconds, searchAlone: alone, lines }
  } finally {
    for (const child of children) await child.stop()
    await pool.end()
  }
}

/** The shop as it is run in earnest; the rest of our environment does not concern it. */
const shopEnvironment = (databaseUrl: string, dataDir: string, port: number) => ({
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: '0',
  LOG_LEVEL: 'warn',
  PUBLIC_ORIGIN: `http://localhost:${port}`,
})

async function taken(measure: Measure, bench: Bench, say: Say): Promise<Line> {
  say(`Measuring ${measure.what} …`)
  try {
    return lineOf(measure, await measure.run(bench))
  } catch (thrown) {
    say(`  could not be measured: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    return brokenLine(measure, thrown)
  }
}

async function about(
  pool: pg.Pool,
  shop: string,
): Promise<Omit<Report, 'machine' | 'seconds' | 'lines' | 'searchAlone'>> {
  const { rows } = await pool.query<{ products: number; variants: number }>(
    'select (select count(*)::int from product) as products, (select count(*)::int from variant) as variants',
  )
  const figures = await (await fetch(`${shop}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]
  return {
    date: new Date().toISOString(),
    ...rows[0]!,
    connections: CONNECTIONS,
    memoryMb: bytes === undefined ? null : Math.round(Number(bytes) / 2 ** 20),
  }
}
