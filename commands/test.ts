import { runStatic, STATIC_CHECKS } from './checks/static.ts'
import { runTests } from './checks/node-test.ts'
import type { CheckResult } from './checks/check-result.ts'
import { startTestDatabase } from './checks/test-database.ts'
import { startLifetime } from './lib/lifetime.ts'
import { withProgress, formatElapsed } from './lib/progress.ts'
import { buildWeb } from './lib/web-build.ts'

// `npm test`: every check, the fastest first; a failure does not stop the checks after it.
// `npm test -- lint api`: only those. `npm test -- api modules/selling/cart/cart.test.ts`: only
// that file, and `npm test -- api cart.test.ts`: every file of that name.
const TESTED_FOLDERS = 'platform,modules,database,server,images,demo,web,commands,bench,faults'
const API_TESTS = [
  `{${TESTED_FOLDERS}}/**/*.test.ts`,
  'tests/{api,cache,security,search-relevance}/*.test.ts',
]
const BROWSER_TESTS = ['tests/e2e/**/*.test.ts']

/** A name without a folder is a file of that name in any of them. */
const findApiTest = (file: string) =>
  file.includes('/')
    ? file
    : `{${TESTED_FOLDERS},tests/{api,cache,security,search-relevance}}/**/${file}`
const findBrowserTest = (file: string) => (file.includes('/') ? file : `tests/e2e/**/${file}`)

const printLine = (line: string) => console.log(line)
const lifetime = startLifetime(printLine)
const args = process.argv.slice(2)
const files = args.filter((arg) => arg.includes('.'))
const checks = [...Object.keys(STATIC_CHECKS), 'api', 'browser']
const requestedChecks = args.filter((arg) => !arg.includes('.'))
const unknown = requestedChecks.find((name) => !checks.includes(name))
if (unknown) {
  console.error(`There is no check "${unknown}"; there are ${checks.join(', ')}.`)
  process.exit(1)
}
const isRequested = (name: string) => requestedChecks.length === 0 || requestedChecks.includes(name)
const results: { name: string; result: CheckResult }[] = []

for (const name of Object.keys(STATIC_CHECKS)) {
  await runCheck(name, () => runStatic(name, lifetime.endSignal))
}
if (isRequested('api') || isRequested('browser')) await runDatabaseTests()

const total = (kind: 'passed' | 'failed') =>
  results.reduce((sum, { result }) => sum + result[kind], 0)
printLine('')
for (const { result } of results)
  for (const failure of result.failures ?? []) printLine(`${failure}\n`)
for (const { name, result } of results) {
  const note = result.note ? ` (${result.note})` : ''
  printLine(
    `${result.failed ? '✖' : '✔'} ${name}: ${result.passed} passed, ${result.failed} failed${note}`,
  )
}
const failed = total('failed')
printLine(`${total('passed')} passed, ${failed} failed`)
await lifetime.end(failed === 0 ? 0 : 1)

async function runDatabaseTests(): Promise<void> {
  const starting = startTestDatabase(printLine)
  await lifetime.onEnd(() =>
    starting.then(
      ({ stop }) => stop(),
      () => {},
    ),
  )
  let options
  try {
    const { url, scratch } = await withProgress('Starting PostgreSQL', starting, printLine)
    options = { env: { TEST_DATABASE_URL: url }, scratch, signal: lifetime.endSignal }
  } catch (error) {
    return recordFailure('database', error)
  }
  const run = options
  const areBrowserTests = requestedChecks.includes('browser')
  const api = files.length > 0 && !areBrowserTests ? files.map(findApiTest) : API_TESTS
  const browser = files.length > 0 && areBrowserTests ? files.map(findBrowserTest) : BROWSER_TESTS
  await runCheck('api', () => runTests(api, { ...run, env: { ...run.env, NODE_ENV: 'test' } }))
  if (!isRequested('browser')) return
  try {
    await buildWeb(printLine, lifetime.endSignal)
  } catch (error) {
    return recordFailure('build', error)
  }
  // As `npm start` runs: the development build of React renders pages several times slower.
  const env = { ...run.env, NODE_ENV: 'production' }
  await runCheck('browser', () => runTests(browser, { ...run, env }))
}

async function runCheck(name: string, work: () => Promise<CheckResult>): Promise<void> {
  if (!isRequested(name) || lifetime.endSignal.aborted) return
  const startedAt = performance.now()
  printLine(`\n── ${name}`)
  const result = await withProgress(name, work(), printLine)
  results.push({ name, result })
  printLine(`${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} (${formatElapsed(startedAt)})`)
}

function recordFailure(name: string, error: unknown): void {
  printLine(error instanceof Error ? error.message : String(error))
  results.push({ name, result: { passed: 0, failed: 1 } })
}
