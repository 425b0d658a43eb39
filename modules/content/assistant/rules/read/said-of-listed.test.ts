import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import type { Dialogue } from '../track/dialogue.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'
import { readMessage } from './read-message.ts'

const recognize: RecognizeGoods = (text) =>
  /(?<!\p{L})(?:wiremesh|toren|besi|kayu|tiang)/u.test(text)
    ? 'head'
    : /meranti|sni/u.test(text)
      ? 'word'
      : 'none'
const listed: Dialogue = {
  ...createDialogue(
    createChosen(1, 'toren 550 liter', 1),
    createChosen(2, 'wiremesh m8 lembar', 10),
  ),
  asked: { about: 'more' },
}
const read = (message: string, dialogue: Dialogue = listed) =>
  readMessage(message, { dialogue, page: null, recognize })

test('readMessage: a code with another number is another size of the goods that have one', () => {
  const specified = { kind: 'specify', words: 'm7', replaced: 'm8', itemId: 2 }
  assert.deepEqual(read('m7 aja kalo gitu'), [specified])
  assert.deepEqual(read('eh m7 aja tapi 12 lembar'), [
    specified,
    { kind: 'quantity', qty: 12, unit: 'lembar', change: 'set', itemId: 2, isTentative: false },
  ])
  assert.deepEqual(read('m8 aja'), [{ kind: 'keep' }])
})

test('readMessage: a question in which colours or sizes goods are sold is about those of the list', () => {
  const mention = { kind: 'mention', itemId: 1 }
  for (const message of ['torennya ada warna apa aja?', 'warna torennya apa aja?'])
    assert.deepEqual(read(message), [mention, { kind: 'ask', about: 'values' }], message)
  assert.deepEqual(read('torennya ada yang lebih gede?'), [
    mention,
    { kind: 'ask', about: 'sizes' },
  ])
})

test('readMessage: what goods are for is no goods of its own, where their quantity is said', () => {
  const waiting = createDialogue({ ...createChosen(1, 'kayu ulin', 1), qty: null })
  assert.deepEqual(
    read('ambil 12 batang buat tiang teras', {
      ...waiting,
      asked: { about: 'quantity', itemId: 1 },
    }),
    [{ kind: 'quantity', qty: 12, unit: 'batang', change: 'set', itemId: null }],
  )
})

test('readMessage: a multiple of goods that are not on the list changes none', () => {
  assert.ok(read('thinnernya dobelin').every(({ kind }) => kind !== 'scale'))
})
