import { runStatic, STATIC_CHECKS } from './checks/static.ts'
import { runTests } from './checks/node-test.ts'
import type { Tally } from './checks/tally.ts'
import { startTestDatabase } from './checks/test-database.ts'
import { beginLifetime } from './steps/lifetime.ts'
import { during, seconds } from './steps/progress.ts'
import { buildWeb } from './steps/web-build.ts'

// `npm test`: every check, none cut short by an earlier one's failure.
// `npm test -- lint api`: only those, and `npm test -- api modules/cart/x.test.ts` only those files.
const FOLDERS = 'platform,modules,database,server,images,demo,web,commands,bench'
const API = [`{${FOLDERS}}/**/*.test.ts`, 'tests/*.test.ts', 'tests/relevance/*.test.ts']
const BROWSER = ['tests/browser/**/*.test.ts']

const say = (line: string) => console.log(line)
const lifetime = beginLifetime(say)
const words = process.argv.slice(2)
const files = words.filter((word) => word.includes('.'))
const names = [...Object.keys(STATIC_CHECKS), 'api', 'browser']
const asked = words.filter((word) => !word.includes('.'))
for (const word of asked) {
  if (!names.includes(word)) {
    console.error(`There is no check "${word}"; there are ${names.join(', ')}.`)
    process.exit(1)
  }
}
const wanted = (name: string) => asked.length === 0 || asked.includes(name)
const results: { name: string; tally: Tally }[] = []

for (const name of Object.keys(STATIC_CHECKS)) {
  await check(name, () => runStatic(name, lifetime.ending))
}
if (wanted('api') || wanted('browser')) await testsOnDatabase()

const total = (kind: 'passed' | 'failed') =>
  results.reduce((sum, { tally }) => sum + tally[kind], 0)
say('')
for (const { tally } of results) for (const failure of tally.failures ?? []) say(`${failure}\n`)
for (const { name, tally } of results) {
  const note = tally.note ? ` (${tally.note})` : ''
  say(`${tally.failed ? '✖' : '✔'} ${name}: ${tally.passed} good, ${tally.failed} bad${note}`)
}
const failed = total('failed')
say(`${total('passed')} passed, ${failed} failed`)
await lifetime.end(failed === 0 ? 0 : 1)

async function testsOnDatabase(): Promise<void> {
  const starting = startTestDatabase(say)
  await lifetime.atEnd(() =>
    starting.then(
      ({ stop }) => stop(),
      () => {},
    ),
  )
  let options
  try {
    const { url, scratch } = await during('Starting PostgreSQL', starting, say)
    const env = { TEST_DATABASE_URL: url, NODE_ENV: 'test' }
    options = { env, scratch, signal: lifetime.ending }
  } catch (error) {
    return fail('database', error)
  }
  const run = options
  const api = files.length > 0 && !asked.includes('browser') ? files : API
  const browser = files.length > 0 && asked.includes('browser') ? files : BROWSER
  await check('api', () => runTests(api, { ...run, concurrency: 2 }))
  if (!wanted('browser')) return
  try {
    await buildWeb(say, lifetime.ending)
  } catch (error) {
    return fail('build', error)
  }
  await check('browser', () => runTests(browser, { ...run, concurrency: 1 }))
}

async function check(name: string, work: () => Promise<Tally>): Promise<void> {
  if (!wanted(name) || lifetime.ending.aborted) return
  const begun = performance.now()
  say(`\n── ${name}`)
  const tally = await during(name, work(), say)
  results.push({ name, tally })
  say(`${name}: ${tally.failed === 0 ? 'good' : 'BAD'} (${seconds(begun)})`)
}

function fail(name: string, error: unknown): void {
  say(error instanceof Error ? error.message : String(error))
  results.push({ name, tally: { passed: 0, failed: 1 } })
}
