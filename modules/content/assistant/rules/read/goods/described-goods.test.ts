import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDialogue, createItem } from '#tests/support/assistant/dialogues.ts'
import { emptyDialogue, type Dialogue } from '../../track/dialogue.ts'
import { normalizeMessage } from '../../words/normalize-message.ts'
import { readMessage } from '../read-message.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { trackDialogue } from '../../track/track-dialogue.ts'

const recognize: RecognizeGoods = (text) =>
  /granit|nat|semen|sepatu|genteng|elbow|dop|hebel|perekat|gerobak|cat/.test(text)
    ? 'head'
    : /putih|krem|merah|eksterior|roda/.test(text)
      ? 'word'
      : 'none'
const say = (message: string, dialogue: Dialogue = emptyDialogue) =>
  trackDialogue(
    dialogue,
    readMessage(message, { dialogue, page: null, recognize }),
  ).dialogue.items.map(({ words, qty }) => [words, qty])

test('readMessage: goods that a sentence names are coloured in the next one', () => {
  assert.deepEqual(say('granit 60x60 sama nat. granitnya krem 10 dus, natnya putih 3'), [
    ['granit 60x60 krem', 10],
    ['nat putih 3', null],
  ])
  assert.deepEqual(say('genteng metal 0,3 mm. warnanya merah, 100 lembar'), [
    ['genteng metal 0,3 mm merah', 100],
  ])
})

test('readMessage: fittings without a width have that of the goods before', () => {
  const listed = createDialogue(createItem(1, 'elbow 3 inch', 4))
  assert.deepEqual(say('dopnya juga 2', listed).at(-1), ['dop 3 inch', 2])
  assert.deepEqual(say('elbownya 6', listed), [['elbow 3 inch', 6]])
})

test('readMessage: one size is split into several, and another size is said before the name', () => {
  assert.deepEqual(
    say(
      'sepatunya jadi 41 5 pasang sama 42 5 pasang',
      createDialogue(createItem(1, 'sepatu safety 41', 10)),
    ),
    [
      ['sepatu safety 41', 5],
      ['sepatu safety 42', 5],
    ],
  )
  assert.deepEqual(
    say(
      'eh yang 7,5 aja hebelnya',
      createDialogue(createItem(1, 'hebel 10 cm', 20), createItem(2, 'perekat hebel', 5)),
    ),
    [
      ['hebel 7,5 cm', 20],
      ['perekat hebel', 5],
    ],
  )
})

test('readMessage: the total of another quantity changes it', () => {
  assert.deepEqual(
    readMessage('totalnya kalau jadi 30 sak?', {
      dialogue: createDialogue(createItem(1, 'semen', 20)),
      page: null,
      recognize,
    }),
    [
      { kind: 'quantity', qty: 30, unit: 'sak', change: 'set', itemId: null },
      { kind: 'ask', about: 'total' },
    ],
  )
})

test('readMessage: what is painted says the colour of the paint that is named behind it', () => {
  const acts = readMessage('tembok 90 m2 dicat putih, butuh cat eksterior 20 kg berapa pail?', {
    dialogue: emptyDialogue,
    page: null,
    recognize,
  })
  assert.deepEqual(
    acts.flatMap((act) => (act.kind === 'goods' ? [act.words] : [])),
    ['cat eksterior 20 kg putih'],
  )
})

test('normalizeMessage: sizes that are spoken, thousands, and what is counted', () => {
  for (const [typed, normal] of [
    ['kanal c tujuh lima tebal nol koma tujuh lima', 'kanal c75 tebal 0,75 mm'],
    ['kanal c nya lima puluh batang', 'kanal cnya 50 batang'],
    ['bata merah 10 ribu', 'bata merah 10000'],
    ['50 batang nya', '50 batang'],
    ['triplek yg tebelnya 12', 'triplek yang tebal 12 mm'],
    ['spandek 0,35 panjang 5 meter', 'spandek 0,35 5 m'],
    ['hollow 40x60 tebal 1,6 nya 8 batang', 'hollow 40x60 tebal 1,6 mm nya 8 batang'],
    ['yg item 1', 'yang hitam 1'],
    ['penawaran item berikut', 'penawaran item berikut'],
  ] as const)
    assert.equal(normalizeMessage(typed), normal, typed)
})
