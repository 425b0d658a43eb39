import { parseArgs } from 'node:util'
import { runQueries } from '#tests/search-relevance/run-queries.ts'
import { openCatalogueShop } from '#tests/search-relevance/catalogue-shop.ts'
import { CLASSES } from '#tests/search-relevance/queries/all.ts'
import { LINE_CLASSES } from '#tests/search-relevance/order-lines/all.ts'
import { formatLineReport, formatMissedLines } from '#tests/search-relevance/order-lines/report.ts'
import { runLines, type LineOutcome } from '#tests/search-relevance/order-lines/run-lines.ts'
import { buildReport, formatReport, formatWorst } from '#tests/search-relevance/report.ts'
import { startTestDatabase } from './checks/test-database.ts'
import { startLifetime } from './lib/lifetime.ts'
import { withProgress, formatElapsed } from './lib/progress.ts'

// `npm run relevance`: measures the search of the whole demo catalogue against the judged queries, and the
// reading of material lists against the judged lines.
// Progress goes to standard error, so that `--json` prints only JSON to standard output.
const USAGE =
  'npm run relevance -- [--only slip,sku] [--worst] [--count 15] [--json]\n' +
  `Classes: ${[...Object.keys(CLASSES), 'lines'].join(', ')}`
const printLine = (line: string) => console.error(line)
const lifetime = startLifetime(printLine)

try {
  const { only, worst, count, json } = readOptions()
  const startedAt = performance.now()
  const starting = startTestDatabase(printLine)
  await lifetime.stopAtEnd(starting)
  const { url } = await withProgress('Starting PostgreSQL', starting, printLine)
  const catalogue = await withProgress('Filling the shop', openCatalogueShop(url), printLine)
  await lifetime.onEnd(catalogue.close)
  const results: Record<string, Awaited<ReturnType<typeof runQueries>>> = {}
  for (const [name, queries] of Object.entries(CLASSES))
    if (only.length === 0 || only.includes(name))
      results[name] = await withProgress(name, runQueries(queries, catalogue), printLine)
  const report = buildReport(results)
  if (json) console.log(JSON.stringify(report, undefined, 2))
  else console.log(formatReport(report))
  if (worst && !json) console.log(`\n${formatWorst(report, count)}`)
  const lines: Record<string, LineOutcome[]> = {}
  for (const [name, judged] of Object.entries(LINE_CLASSES))
    if (only.length === 0 || only.includes('lines'))
      lines[name] = await withProgress(`${name} lines`, runLines(judged, catalogue), printLine)
  if (!json && Object.keys(lines).length > 0) console.log(`\n${formatLineReport(lines)}`)
  if (worst && !json) console.log(`\n${formatMissedLines(Object.values(lines).flat())}`)
  printLine(`\n${formatElapsed(startedAt)}`)
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.endSignal.aborted) printLine(error instanceof Error ? error.message : String(error))
  await lifetime.end(lifetime.endSignal.aborted ? 0 : 1)
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      worst: { type: 'boolean', default: false },
      count: { type: 'string', default: '15' },
      json: { type: 'boolean', default: false },
    },
  })
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.find((name) => !(name in CLASSES) && name !== 'lines')
  if (unknown) throw new Error(`There is no class "${unknown}".\n${USAGE}`)
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`"${values.count}" is no whole number above zero.\n${USAGE}`)
  return { ...values, only, count }
}
