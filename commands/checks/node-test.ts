import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROJECT_ROOT } from '../lib/project.ts'
import { runNode } from '../lib/run-node.ts'
import { makeBatches } from './batches.ts'
import type { CheckResult } from './check-result.ts'

const RUNNER = fileURLToPath(new URL('./run-test-files.mjs', import.meta.url))

/** Ends a process with a hung test (ms); generous. More for a run of many generated orders. */
const TIMEOUT_MS = Number(process.env['TEST_TIMEOUT_MS'] ?? 600_000)

/** Processes that run at once. */
const CONCURRENCY = 2

/** Run after the others and one at a time: they hold the shop to a number of seconds. */
const ALONE = ['tests/e2e/operating/fault-drills.test.ts', 'tests/e2e/operating/faults.test.ts']

type RunOptions = { scratch: string; env: Record<string, string>; signal: AbortSignal }

/** Runs node:test on the files that match and counts the tests. */
export async function runTests(
  patterns: readonly string[],
  options: RunOptions,
): Promise<CheckResult> {
  const files = [
    ...new Set(patterns.flatMap((pattern) => fs.globSync(pattern, { cwd: PROJECT_ROOT }))),
  ]
    .filter((file) => !file.includes('node_modules'))
    .sort()
  if (files.length === 0) return { passed: 0, failed: 1, note: `no file is ${patterns.join(', ')}` }
  const isAlone = (file: string) => ALONE.includes(file)
  const shared = await runFiles(
    files.filter((file) => !isAlone(file)),
    CONCURRENCY,
    options,
  )
  return addResults(shared, await runFiles(files.filter(isAlone), 1, options))
}

const addResults = (one: CheckResult, other: CheckResult): CheckResult => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  ...(one.note || other.note ? { note: [one.note, other.note].filter(Boolean).join(', ') } : {}),
})

/** A run that ends without a report counts as one failure. */
async function runFiles(
  files: readonly string[],
  concurrency: number,
  { scratch, env, signal }: RunOptions,
): Promise<CheckResult> {
  if (files.length === 0 || signal.aborted) return { passed: 0, failed: 0 }
  const countsFile = path.join(scratch, `counts-${process.hrtime.bigint()}.json`)
  const { code } = await runNode(
    [RUNNER, countsFile, String(concurrency), String(TIMEOUT_MS), ...makeBatches(files, scratch)],
    { env, show: true, signal },
  )
  const countsText = fs.existsSync(countsFile) ? fs.readFileSync(countsFile, 'utf8').trim() : ''
  if (countsText === '')
    return { passed: 0, failed: 1, note: `the run ended early with code ${code}` }
  const totals = JSON.parse(countsText) as Record<
    'passed' | 'failed' | 'cancelled' | 'skipped',
    number
  > & { failures: string[] }
  const failed = totals.failed + totals.cancelled
  return {
    passed: totals.passed,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: totals.failures,
    ...(totals.skipped > 0 ? { note: `${totals.skipped} skipped` } : {}),
  }
}
