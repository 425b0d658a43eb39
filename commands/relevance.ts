import { parseArgs } from 'node:util'
import { askAll } from '#tests/relevance/asked.ts'
import { stockGoods } from '#tests/relevance/goods.ts'
import { CLASSES } from '#tests/relevance/queries/all.ts'
import { reportOf, tableOf, worstOf } from '#tests/relevance/report.ts'
import { startTestDatabase } from './checks/test-database.ts'
import { beginLifetime } from './steps/lifetime.ts'
import { during, seconds } from './steps/progress.ts'

// `npm run relevance`: how well the search of the whole demo catalogue answers the judged set.
// Progress goes to standard error, so that `--json` leaves nothing but JSON on standard output.
const USAGE =
  'npm run relevance -- [--only slip,sku] [--worst] [--count 15] [--json]\n' +
  `Classes: ${Object.keys(CLASSES).join(', ')}`
const say = (line: string) => console.error(line)
const lifetime = beginLifetime(say)

try {
  const { only, worst, count, json } = readOptions()
  const begun = performance.now()
  const starting = startTestDatabase(say)
  await lifetime.atEnd(() =>
    starting.then(
      ({ stop }) => stop(),
      () => {},
    ),
  )
  const { url } = await during('Starting PostgreSQL', starting, say)
  const goods = await during('Stocking the shop', stockGoods(url), say)
  await lifetime.atEnd(goods.close)
  const asked: Record<string, Awaited<ReturnType<typeof askAll>>> = {}
  for (const [name, queries] of Object.entries(CLASSES))
    if (only.length === 0 || only.includes(name))
      asked[name] = await during(name, askAll(queries, goods), say)
  const report = reportOf(asked)
  if (json) console.log(JSON.stringify(report, undefined, 2))
  else console.log(tableOf(report))
  if (worst && !json) console.log(`\n${worstOf(report, count)}`)
  say(`\n${seconds(begun)}`)
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.ending.aborted) say(error instanceof Error ? error.message : String(error))
  await lifetime.end(lifetime.ending.aborted ? 0 : 1)
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
  const unknown = only.find((name) => !(name in CLASSES))
  if (unknown) throw new Error(`There is no class "${unknown}".\n${USAGE}`)
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`"${values.count}" is no whole number above zero.\n${USAGE}`)
  return { ...values, only, count }
}
