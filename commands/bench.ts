import fs from 'node:fs'
import path from 'node:path'
import { startDatabase } from '#bench/data/database.ts'
import type { Size } from '#bench/data/fill.ts'
import { buffersOf, type Buffers } from '#bench/growth/buffers.ts'
import { growthTable } from '#bench/growth/growth.ts'
import { MEASURES } from '#bench/measures/all.ts'
import type { Measure } from '#bench/measures/measure.ts'
import { readOptions } from '#bench/options.ts'
import { tableOf, type Report } from '#bench/report/report.ts'
import { runMeasures } from '#bench/run.ts'
import { configuration } from './steps/configuration.ts'
import { beginLifetime } from './steps/lifetime.ts'
import { during } from './steps/progress.ts'
import { PROJECT } from './steps/project.ts'
import { buildWeb } from './steps/web-build.ts'

// `npm run bench`: the shop's speed beside references on the same machine. Prints figures and asserts none.
// Progress goes to standard error, so that `--json` leaves nothing but JSON on standard output.
const say = (line: string) => console.error(line)
process.env.NODE_ENV ??= 'production'
const config = configuration()
const lifetime = beginLifetime(say)
const dataDir = path.join(config.dataDir, 'bench')

try {
  const options = readOptions(
    process.argv.slice(2),
    MEASURES.map(({ name }) => name),
  )
  const { only, products, growth: variants } = options
  const wanted = MEASURES.filter(({ name }) => only.length === 0 || only.includes(name))
  await buildWeb(say, lifetime.ending)
  const small = await measured({ products }, wanted, options)
  const growing = wanted.filter(({ grows }) => grows)
  const large = variants ? await measured({ variants }, growing, options) : undefined
  keep({ ...small, large })
  if (options.json) console.log(JSON.stringify({ ...small, large }, undefined, 2))
  else {
    console.log(`\n${tableOf(small.report)}`)
    if (large) {
      const buffers = { small: small.buffers, large: large.buffers }
      console.log(`\n${growthTable({ small: small.report, large: large.report, buffers })}`)
    }
  }
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.ending.aborted) console.error(error instanceof Error ? error.message : error)
  await lifetime.end(lifetime.ending.aborted ? 0 : 1)
}

/** Everything about a catalogue of one size; its database is stopped again. */
async function measured(
  size: Size,
  measures: readonly Measure[],
  options: { seconds: number; profile: string | undefined },
): Promise<{ report: Report; buffers: Buffers }> {
  const starting = startDatabase({ dataDir, port: config.embeddedPort, size, say })
  await lifetime.atEnd(() =>
    starting.then(
      ({ stop }) => stop(),
      () => {},
    ),
  )
  const database = await during('Preparing the database', starting, say)
  const port = process.env['PORT'] ? config.port : undefined
  const given = { databaseUrl: database.url, dataDir, port, options, measures, say }
  const report = await runMeasures(given)
  const buffers = await during('Counting buffers', buffersOf(database.url), say)
  await database.stop()
  return { report, buffers }
}

function keep(result: { report: Report; buffers: Buffers; large?: unknown }): void {
  const results = path.join(PROJECT, 'bench', 'results')
  fs.mkdirSync(results, { recursive: true })
  const file = path.join(results, `${result.report.date.slice(0, 19).replace(/:/g, '-')}.json`)
  fs.writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`)
}
