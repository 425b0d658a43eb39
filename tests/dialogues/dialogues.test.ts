import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CatalogueShop, openCatalogueShop } from '../search-relevance/catalogue-shop.ts'
import { createEmptyDatabase, dropDatabase } from '../support/database/template-database.ts'
import { buildKindDialogues } from './every-kind.ts'
import { DIALOGUE_FILES, readDialogues } from './read-dialogues.ts'
import { runDialogue, type DialogueOutcome } from './run-dialogues.ts'
import { formatMissed, GOALS, scoreDialogues } from './score.ts'

let database: string
let shop: CatalogueShop
before(async () => {
  database = await createEmptyDatabase()
  shop = await openCatalogueShop(database)
})
after(async () => {
  await shop?.close()
  await dropDatabase(database)
})

test('dialogues: at least 150, each of at most 12 turns, none twice', () => {
  const all = DIALOGUE_FILES.flatMap(readDialogues)
  assert.ok(all.length >= 150, String(all.length))
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
  for (const { id, turns } of all) assert.ok(turns.length > 0 && turns.length <= 12, id)
})

test('dialogues: the slots, the ends and the products are as right as they have to be', async () => {
  const outcomes: DialogueOutcome[] = []
  for (const dialogue of DIALOGUE_FILES.flatMap(readDialogues))
    outcomes.push(await runDialogue(dialogue, outcomes.length, shop))
  const { slotF1, completed, wrongShown } = scoreDialogues(outcomes)
  const missed = formatMissed(outcomes)
  assert.ok(slotF1 >= GOALS.slotF1, `slot F1 ${slotF1}\n${missed}`)
  assert.ok(completed >= GOALS.completed, `completed ${completed}\n${missed}`)
  assert.ok(wrongShown <= GOALS.wrongShown, `wrong ${wrongShown}\n${missed}`)
})

test('dialogues: goods of every kind are ordered, corrected, added to, taken off and asked about', async () => {
  const outcomes: DialogueOutcome[] = []
  for (const dialogue of buildKindDialogues())
    outcomes.push(await runDialogue(dialogue, 5_000 + outcomes.length, shop))
  const { completed, wrongShown } = scoreDialogues(outcomes)
  assert.deepEqual(
    { completed, wrongShown },
    { completed: 1, wrongShown: 0 },
    formatMissed(outcomes),
  )
})
