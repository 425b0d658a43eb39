import fs from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../lib/project.ts'
import { runNode } from '../lib/run-node.ts'
import type { CheckResult } from './check-result.ts'

/** Ends a hung test (ms); generous. */
const TEST_TIMEOUT_MS = 300_000

/**
 * Runs node:test on the files that match, `concurrency` at a time, and counts the tests. A run that
 * ends without a report counts as one failure.
 */
export async function runTests(
  patterns: readonly string[],
  options: {
    concurrency: number
    scratch: string
    env: Record<string, string>
    signal: AbortSignal
  },
): Promise<CheckResult> {
  const files = [
    ...new Set(patterns.flatMap((pattern) => fs.globSync(pattern, { cwd: PROJECT_ROOT }))),
  ]
    .filter((file) => !file.includes('node_modules'))
    .sort()
  if (files.length === 0) return { passed: 0, failed: 0, note: 'no test files' }
  const countsFile = path.join(options.scratch, `counts-${process.hrtime.bigint()}.json`)
  const { code } = await runNode(
    [
      '--test',
      `--test-concurrency=${options.concurrency}`,
      `--test-timeout=${TEST_TIMEOUT_MS}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${new URL('./counts-reporter.mjs', import.meta.url).href}`,
      `--test-reporter-destination=${countsFile}`,
      ...files,
    ],
    { env: options.env, show: true, signal: options.signal },
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
