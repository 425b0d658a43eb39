import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROJECT_ROOT } from '../lib/project.ts'

/** Loading the shop takes 0.75 s of processor time, more than most files need for their tests. */
const FILES_IN_A_BATCH = 5

/**
 * Files that need a process of their own: the longest ones, which begin first because one that began last would run alone
 * in the end, and those that measure or change their process.
 */
const OWN_PROCESS = [
  'tests/e2e/pages/screens.test.ts',
  'tests/e2e/forms/drafts.test.ts',
  'tests/e2e/forms/conflicting-edits.test.ts',
  'tests/e2e/forms/generated-forms.test.ts',
  'tests/security/generated-input.test.ts',
  'tests/security/workbook-bombs.test.ts',
  'database/embedded/embedded.test.ts',
  'server/cut-streams.test.ts',
]

/**
 * Puts test files into the processes that run them: the path of a file, or of one in `folder` that runs several one after
 * the other. Each is a suite there, so what it opened is closed before the next one begins.
 */
export function makeBatches(files: readonly string[], folder: string): string[] {
  const alone = OWN_PROCESS.filter((file) => files.includes(file))
  const together = files.filter((file) => !alone.includes(file))
  const size = files.length > FILES_IN_A_BATCH ? FILES_IN_A_BATCH : 1
  const batches = Array.from({ length: Math.ceil(together.length / size) }, (_, index) =>
    together.slice(index * size, (index + 1) * size),
  )
  return [...alone, ...batches.map((batch) => writeBatch(batch, folder))]
}

function writeBatch(batch: readonly string[], folder: string): string {
  const [first = '', ...others] = batch
  if (others.length === 0) return first
  const entry = path.join(folder, `${first.replaceAll('/', '-')}.batch.mjs`)
  const suites = batch.map((file) => {
    const address = pathToFileURL(path.join(PROJECT_ROOT, file)).href
    return `await describe(${JSON.stringify(file)}, () => import(${JSON.stringify(address)}))`
  })
  fs.writeFileSync(entry, ["import { describe } from 'node:test'", ...suites, ''].join('\n'))
  return entry
}
