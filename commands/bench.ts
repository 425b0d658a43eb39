import fs from 'node:fs'
import path from 'node:path'
import { startBenchDatabase } from '#bench/data/database.ts'
import type { CatalogueSize } from '#bench/data/seed.ts'
import { measureShape } from '#bench/beside/measure-shape.ts'
import { formatBeside } from '#bench/beside/report-beside.ts'
import { measureBuffers, type BufferCounts } from '#bench/growth/buffers.ts'
import { formatGrowth } from '#bench/growth/growth.ts'
import { MEASURES } from '#bench/measures/all.ts'
import type { Measure } from '#bench/measures/measure.ts'
import { readOptions } from '#bench/options.ts'
import { measureOrderLists } from '#bench/orders/measure-lists.ts'
import { formatOrderLists } from '#bench/orders/report-lists.ts'
import { formatReport, type BenchReport } from '#bench/report/report.ts'
import { runMeasures } from '#bench/run.ts'
import { openFaultContext } from '#faults/run.ts'
import type { DayShape } from '#faults/day/day-shop.ts'
import { loadConfig } from './lib/load-config.ts'
import { startLifetime } from './lib/lifetime.ts'
import { withProgress } from './lib/progress.ts'
import { PROJECT_ROOT } from './lib/project.ts'
import { buildWeb } from './lib/web-build.ts'

// `npm run bench`: measures the shop's speed relative to references on the same machine. Asserts
// nothing. Progress goes to standard error, so that `--json` prints only JSON to standard output.
const printLine = (line: string) => console.error(line)
process.env.NODE_ENV ??= 'production'
const config = loadConfig()
const lifetime = startLifetime(printLine)
const dataDir = path.join(config.dataDir, 'bench')
/** A small catalogue: lists of orders read nothing of it. */
const PRODUCTS_OF_ORDERS = 500
/** How often each list is read for a second of `--seconds`. */
const READS_PER_SECOND = 4

try {
  const options = readOptions(
    process.argv.slice(2),
    MEASURES.map(({ name }) => name),
  )
  const { only, products, growth: variants, orders, beside } = options
  if (orders) {
    console.log(`\n${await readOrderLists(orders, options.seconds)}`)
    await lifetime.end(0)
  }
  const selected = MEASURES.filter(({ name }) => only.length === 0 || only.includes(name))
  await buildWeb(printLine, lifetime.endSignal)
  if (beside) {
    console.log(`\n${await compareShapes(beside, selected, options)}`)
    await lifetime.end(0)
  }
  const small = await measureCatalogue({ products }, selected, options)
  const growing = selected.filter(({ grows }) => grows)
  const large = variants ? await measureCatalogue({ variants }, growing, options) : undefined
  saveResults({ ...small, large })
  if (options.json) console.log(JSON.stringify({ ...small, large }, undefined, 2))
  else {
    console.log(`\n${formatReport(small.report)}`)
    if (large) {
      const buffers = { small: small.buffers, large: large.buffers }
      console.log(`\n${formatGrowth({ small: small.report, large: large.report, buffers })}`)
    }
  }
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.endSignal.aborted) console.error(error instanceof Error ? error.message : error)
  await lifetime.end(lifetime.endSignal.aborted ? 0 : 1)
}

/** Takes the measures on one process and then on several, each on a fresh copy of the same catalogue. */
async function compareShapes(
  shape: DayShape,
  selected: readonly Measure[],
  { products, seconds }: { products: number; seconds: number },
): Promise<string> {
  const measures = selected.filter(({ isOwnWork }) => !isOwnWork)
  const measure = async (each: DayShape) => {
    const { context, close } = openFaultContext({ printLine, endSignal: lifetime.endSignal })
    await lifetime.onEnd(async () => void (await close()))
    const options = { shape: each, products, seconds, dataDir, measures }
    const result = await measureShape(context, options)
    await close()
    return result
  }
  return formatBeside(measures, await measure('one'), await measure(shape))
}

/** Reads every list of orders in a shop with so many. */
async function readOrderLists(orders: number, seconds: number): Promise<string> {
  const size = { products: PRODUCTS_OF_ORDERS }
  const starting = startBenchDatabase({
    dataDir,
    port: config.embeddedPort,
    size,
    orders,
    printLine,
  })
  await lifetime.stopAtEnd(starting)
  const { url } = await starting
  const times = seconds * READS_PER_SECOND
  return formatOrderLists(await measureOrderLists({ databaseUrl: url, times, printLine }), orders)
}

/** Takes all measurements of a catalogue of one size, on a database that is stopped afterwards. */
async function measureCatalogue(
  size: CatalogueSize,
  measures: readonly Measure[],
  options: { seconds: number; profile: string | undefined },
): Promise<{ report: BenchReport; buffers: BufferCounts }> {
  const starting = startBenchDatabase({ dataDir, port: config.embeddedPort, size, printLine })
  await lifetime.stopAtEnd(starting)
  const database = await withProgress('Preparing the database', starting, printLine)
  const port = process.env['PORT'] ? config.port : undefined
  const runOptions = { databaseUrl: database.url, dataDir, port, options, measures, printLine }
  const report = await runMeasures(runOptions)
  const buffers = await withProgress('Counting buffers', measureBuffers(database.url), printLine)
  await database.stop()
  return { report, buffers }
}

function saveResults(result: {
  report: BenchReport
  buffers: BufferCounts
  large?: unknown
}): void {
  const results = path.join(PROJECT_ROOT, 'bench', 'results')
  fs.mkdirSync(results, { recursive: true })
  const file = path.join(results, `${result.report.date.slice(0, 19).replace(/:/g, '-')}.json`)
  fs.writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`)
}
