import fs from 'node:fs'
import path from 'node:path'
import { startDatabase } from '#bench/data/database.ts'
import { MEASURES } from '#bench/measures/all.ts'
import { readOptions } from '#bench/options.ts'
import { tableOf } from '#bench/report.ts'
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

try {
  const options = readOptions(
    process.argv.slice(2),
    MEASURES.map(({ name }) => name),
  )
  const dataDir = path.join(config.dataDir, 'bench')
  const starting = startDatabase({
    dataDir,
    port: config.embeddedPort,
    products: options.products,
    say,
  })
  await lifetime.atEnd(() =>
    starting.then(
      ({ stop }) => stop(),
      () => {},
    ),
  )
  const database = await during('Preparing the database', starting, say)
  await buildWeb(say, lifetime.ending)
  const port = process.env['PORT'] ? config.port : undefined
  const report = await runMeasures({ databaseUrl: database.url, dataDir, port, options, say })
  const results = path.join(PROJECT, 'bench', 'results')
  fs.mkdirSync(results, { recursive: true })
  const file = path.join(results, `${report.date.slice(0, 19).replace(/:/g, '-')}.json`)
  fs.writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`)
  console.log(options.json ? JSON.stringify(report, undefined, 2) : `\n${tableOf(report)}`)
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.ending.aborted) console.error(error instanceof Error ? error.message : error)
  await lifetime.end(lifetime.ending.aborted ? 0 : 1)
}
