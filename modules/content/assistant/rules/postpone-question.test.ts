import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDialogue, type Act, type Dialogue } from './dialogue.ts'
import { countRepeats, postponeQuestion } from './postpone-question.ts'
import { trackDialogue } from './track-dialogue.ts'

const asking: Dialogue = {
  ...emptyDialogue,
  nextId: 3,
  items: [
    { id: 1, words: 'triplek', sku: null, qty: 20, unit: 'lembar', match: null },
    { id: 2, words: 'semen', sku: null, qty: 5, unit: 'sak', match: null },
  ],
  asked: { about: 'choice', itemId: 1 },
}

const hear = (before: Dialogue, ...acts: Act[]): number[] => {
  const { dialogue, heard } = trackDialogue(before, acts)
  return postponeQuestion(dialogue, heard).postponedIds
}

test('postponeQuestion: who says that the list is complete, or names themselves, is asked the next thing', () => {
  assert.deepEqual(hear(asking, { kind: 'done' }), [1])
  assert.deepEqual(hear(asking, { kind: 'name', text: 'Lina' }), [1])
  assert.deepEqual(hear(asking, { kind: 'address', text: 'Bekasi' }), [1])
})

test('postponeQuestion: what is not understood, a first question, and one about the shop leave the choice open', () => {
  assert.deepEqual(hear(asking, { kind: 'other', text: 'xyz', isGoodsLike: false }), [])
  assert.deepEqual(hear(asking, { kind: 'ask', about: 'delivery' }), [])
  const again = { ...asking, asked: countRepeats({ about: 'choice', itemId: 1 }, asking) }
  assert.deepEqual(hear(again, { kind: 'ask', about: 'delivery' }), [])
  assert.deepEqual(
    hear(again, { kind: 'address', text: 'Bekasi' }, { kind: 'ask', about: 'delivery' }),
    [],
  )
  assert.deepEqual(hear(again, { kind: 'ask', about: 'price' }), [1])
})

test('postponeQuestion: goods that are spoken of again wait no longer', () => {
  const postponed = { ...asking, postponedIds: [1], asked: { about: 'name' } as const }
  const specify: Act = { kind: 'specify', words: '9mm', replaced: null, itemId: 1 }
  assert.deepEqual(hear(postponed, specify), [])
  assert.deepEqual(hear(asking, specify, { kind: 'done' }), [])
})
