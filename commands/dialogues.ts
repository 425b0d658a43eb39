import { parseArgs } from 'node:util'
import { DIALOGUE_FILES, readDialogues } from '#tests/dialogues/read-dialogues.ts'
import { runDialogue, type DialogueOutcome } from '#tests/dialogues/run-dialogues.ts'
import { formatMissed, formatScore, scoreDialogues } from '#tests/dialogues/score.ts'
import { openCatalogueShop } from '#tests/search-relevance/catalogue-shop.ts'
import { startTestDatabase } from './checks/test-database.ts'
import { startLifetime } from './lib/lifetime.ts'
import { formatElapsed, withProgress } from './lib/progress.ts'

// `npm run dialogues`: has every judged dialogue with the assistant of the whole demo catalogue, and scores it.
const USAGE = `npm run dialogues -- [--only daftar,ubah] [--missed]\nFiles: ${DIALOGUE_FILES.join(', ')}`
const printLine = (line: string) => console.error(line)
const lifetime = startLifetime(printLine)

try {
  const { files, missed } = readOptions()
  const startedAt = performance.now()
  const starting = startTestDatabase(printLine)
  await lifetime.stopAtEnd(starting)
  const { url } = await withProgress('Starting PostgreSQL', starting, printLine)
  const shop = await withProgress('Filling the shop', openCatalogueShop(url), printLine)
  await lifetime.onEnd(shop.close)
  const all: DialogueOutcome[] = []
  for (const file of files) {
    const outcomes: DialogueOutcome[] = []
    for (const dialogue of readDialogues(file))
      outcomes.push(await runDialogue(dialogue, all.length + outcomes.length, shop))
    console.log(formatScore(file, scoreDialogues(outcomes)))
    all.push(...outcomes)
  }
  console.log(formatScore('all', scoreDialogues(all)))
  if (missed) console.log(`\n${formatMissed(all)}`)
  printLine(`\n${formatElapsed(startedAt)}`)
  await lifetime.end(0)
} catch (error) {
  if (!lifetime.endSignal.aborted) printLine(error instanceof Error ? error.message : String(error))
  await lifetime.end(lifetime.endSignal.aborted ? 0 : 1)
}

function readOptions() {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, missed: { type: 'boolean', default: false } },
  })
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.find((name) => !DIALOGUE_FILES.some((file) => file === name))
  if (unknown) throw new Error(`There is no file "${unknown}".\n${USAGE}`)
  const files = DIALOGUE_FILES.filter((file) => only.length === 0 || only.includes(file))
  return { files, missed: values.missed }
}
