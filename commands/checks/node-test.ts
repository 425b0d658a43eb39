import fs from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../steps/project.ts'
import { runNode } from '../steps/tool.ts'
import type { Tally } from './tally.ts'

/** A hung test must not hold a whole run; generous, in milliseconds. */
const LIMIT = 300_000

/**
 * Runs node:test over the files that match, `concurrency` of them at a time, and counts the tests.
 * A run that breaks off, or says nothing, counts as one failure.
 */
export async function runTests(
  patterns: readonly string[],
  options: {
    concurrency: number
    scratch: string
    env: Record<string, string>
    signal: AbortSignal
  },
): Promise<Tally> {
  const files = [...new Set(patterns.flatMap((pattern) => fs.globSync(pattern, { cwd: PROJECT })))]
    .filter((file) => !file.includes('node_modules'))
    .sort()
  if (files.length === 0) return { passed: 0, failed: 0, note: 'no test files' }
  const counts = path.join(options.scratch, `counts-${process.hrtime.bigint()}.json`)
  const { code } = await runNode(
    [
      '--test',
      `--test-concurrency=${options.concurrency}`,
      `--test-timeout=${LIMIT}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${new URL('./counts-reporter.mjs', import.meta.url).href}`,
      `--test-reporter-destination=${counts}`,
      ...files,
    ],
    { env: options.env, show: true, signal: options.signal },
  )
  const written = fs.existsSync(counts) ? fs.readFileSync(counts, 'utf8').trim() : ''
  if (written === '') return { passed: 0, failed: 1, note: `the run broke off with code ${code}` }
  const found = JSON.parse(written) as Record<
    'passed' | 'failed' | 'cancelled' | 'skipped',
    number
  > & { failures: string[] }
  const failed = found.failed + found.cancelled
  return {
    passed: found.passed,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    failures: found.failures,
    ...(found.skipped > 0 ? { note: `${found.skipped} skipped` } : {}),
  }
}
