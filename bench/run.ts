import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '#database/embedded/port.ts'
import { readConfig } from '#server/config/config.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'
import { prepareSellableVariants } from './data/sellable-variants.ts'
import type { PrintProgress } from './data/seed.ts'
import { measureSingleClient } from './growth/single-client.ts'
import { CONNECTIONS } from './load.ts'
import { describeMachine } from './machine.ts'
import type { BenchContext, Measure } from './measures/measure.ts'
import type { BenchOptions } from './options.ts'
import { toBrokenLine, toReportLine, type ReportLine, type BenchReport } from './report/report.ts'

type RunMeasuresOptions = {
  databaseUrl: string
  dataDir: string
  port: number | undefined
  options: Pick<BenchOptions, 'seconds' | 'profile'>
  measures: readonly Measure[]
  printLine: PrintProgress
}

/** Starts the shop and the references on a filled database, takes all measures, and stops them. */
export async function runMeasures({
  databaseUrl,
  dataDir,
  port,
  options,
  measures,
  printLine,
}: RunMeasuresOptions): Promise<BenchReport> {
  const env = makeShopEnvironment(databaseUrl, dataDir, port ?? (await findFreePort()))
  const config = readConfig(env)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  const children: ServerProcess[] = []
  const startProcess = async (
    script: string,
    environment: Record<string, string> = {},
    flags: readonly string[] = [],
  ) => {
    const child = await startServerProcess(script, environment, flags)
    children.push(child)
    return child.url
  }
  try {
    const variantIds = await prepareSellableVariants(pool)
    const profiling = options.profile
      ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(options.profile)}`]
      : []
    // With the flags that `npm start` has, and so this process.
    const shop = await startProcess('serve.ts', env, [...process.execArgv, ...profiling])
    const references = await startReferences(startProcess, databaseUrl)
    const bench: BenchContext = {
      shop,
      references,
      pool,
      config,
      variantIds,
      seconds: options.seconds,
    }
    // Before the measures themselves raise the load average.
    const machineInfo = await describeMachine(pool)
    const lines: ReportLine[] = []
    for (const measure of measures) lines.push(await takeMeasure(measure, bench, printLine))
    const singleClient = await measureSingleClient(bench)
    const runInfo = await describeRun(pool, shop)
    const { seconds } = options
    return { ...runInfo, machine: machineInfo, seconds, singleClient, lines }
  } finally {
    for (const child of children) await child.stop()
    await pool.end()
  }
}

type StartProcess = (script: string, environment?: Record<string, string>) => Promise<string>

/** Starts what measures are compared with, on the same database. */
export const startReferences = async (
  start: StartProcess,
  databaseUrl: string,
): Promise<BenchContext['references']> => ({
  hello: await start('references/hello.ts'),
  sql: await start('references/sql.ts', { DATABASE_URL: databaseUrl }),
  render: await start('references/render.ts', { DATABASE_URL: databaseUrl }),
})

/** The environment of a production shop, independent of our own. */
export const makeShopEnvironment = (databaseUrl: string, dataDir: string, port: number) => ({
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: '0',
  LOG_LEVEL: 'warn',
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  // Visitors of their own networks, where calls are counted by network.
  TRUSTED_PROXIES: '127.0.0.1',
})

async function takeMeasure(
  measure: Measure,
  bench: BenchContext,
  printLine: PrintProgress,
): Promise<ReportLine> {
  printLine(`Measuring ${measure.what} …`)
  try {
    return toReportLine(measure, await measure.run(bench))
  } catch (thrown) {
    printLine(`  failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    return toBrokenLine(measure, thrown)
  }
}

/** The shop tidies its memory once it has been idle for ten seconds. */
const IDLE_MS = 25_000

async function describeRun(
  pool: pg.Pool,
  shop: string,
): Promise<Omit<BenchReport, 'machine' | 'seconds' | 'lines' | 'singleClient'>> {
  const { rows } = await pool.query<{ products: number; variants: number }>(
    'select (select count(*)::int from product) as products, (select count(*)::int from variant) as variants',
  )
  const memoryMb = await readMemoryMb(shop)
  await sleep(IDLE_MS)
  return {
    date: new Date().toISOString(),
    ...rows[0]!,
    connections: CONNECTIONS,
    memoryMb,
    idleMemoryMb: await readMemoryMb(shop),
  }
}

async function readMemoryMb(shop: string): Promise<number | null> {
  const metrics = await (await fetch(`${shop}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]
  return bytes === undefined ? null : Math.round(Number(bytes) / 2 ** 20)
}
