// Runs test files in the order of the arguments, which `node --test` would sort by name, and writes the run's counts
// into a file: `node run-test-files.mjs <counts file> <files at a time> <timeout in ms> <files …>`.
import { createWriteStream } from 'node:fs'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import reportCounts from './counts-reporter.mjs'

const [countsFile, concurrency, timeoutMs, ...files] = process.argv.slice(2)
const events = run({ files, concurrency: Number(concurrency), timeout: Number(timeoutMs) })
events.on('test:fail', () => (process.exitCode = 1))
events.compose(new spec()).pipe(process.stdout)
events.compose(reportCounts).pipe(createWriteStream(countsFile))
