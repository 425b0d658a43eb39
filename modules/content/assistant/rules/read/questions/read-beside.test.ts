import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDialogue, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { trackDialogue } from '../../track/track-dialogue.ts'
import { keepsListed, readBeside, readInsteadOf } from './read-beside.ts'

const createItem = (id: number, words: string, qty: number | null): DialogueItem => ({
  id,
  words,
  sku: null,
  qty,
  unit: 'batang',
  match: {
    options: [{ name: 'Besi', variantName: '', itemCategory: 'Besi', isCounted: true } as never],
    isExact: true,
    isLikely: true,
    question: null,
  },
})
const listed: Dialogue = { ...emptyDialogue, nextId: 2, items: [createItem(1, 'besi 10 mm', 40)] }
const beside: Dialogue = {
  ...listed,
  nextId: 3,
  focus: { ...createItem(2, 'besi 12 mm', null), besideId: 1 },
}
const context = { dialogue: listed, page: null, recognize: () => 'none' as const }

test('readBeside: another size is asked about, and the list stays as it is', () => {
  const acts = readBeside('kalau yang 12 berapa?', context)
  assert.deepEqual(acts?.[1], { kind: 'ask', about: 'price' })
  const { dialogue } = trackDialogue(listed, acts!)
  assert.deepEqual(
    dialogue.items.map(({ words, qty }) => [words, qty]),
    [['besi 10 mm', 40]],
  )
  assert.equal(dialogue.focus?.besideId, 1)
  assert.equal(readBeside('kalau yang 10 berapa?', context), undefined)
})

test('readInsteadOf: what was asked about takes the place of what is listed, as many as of that', () => {
  const act = readInsteadOf('ya sudah ganti yang 12 saja', beside)
  assert.deepEqual(act, { kind: 'instead', itemId: 1 })
  const { dialogue } = trackDialogue(beside, [act!])
  assert.deepEqual(
    dialogue.items.map(({ words, qty }) => [words, qty]),
    [['besi 12 mm', 40]],
  )
  assert.equal(dialogue.focus, null)
  assert.equal(readInsteadOf('20 batang', beside), undefined)
})

test('keepsListed: the list stays, and nothing more is asked about', () => {
  assert.ok(keepsListed('tetap yang 10 saja', beside))
  assert.ok(!keepsListed('tetap yang 10 saja', listed))
})
