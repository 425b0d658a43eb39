import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import type { Dialogue } from '../track/dialogue.ts'
import { emptyDialogue } from '../track/dialogue.ts'
import { readMessage } from './read-message.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'

const recognize: RecognizeGoods = (text) =>
  /semen|triplek|kusen|besi|granit|keramik|pasir/.test(text) ? 'head' : 'none'
const read = (message: string, dialogue: Dialogue = emptyDialogue) =>
  readMessage(message, { dialogue, page: null, recognize })
const listed = createDialogue(
  createChosen(1, 'keramik 40x40', 18),
  createChosen(2, 'besi polos 8 mm', 40),
  createChosen(3, 'besi ulir 16 mm', 35),
)

test('readMessage: why something is so says nothing more, nor what a buyer makes of a price', () => {
  const [act, ...others] = read(
    'semennya 18 sak aja biar ada lebih',
    createDialogue(createChosen(1, 'semen', 10)),
  )
  assert.deepEqual([act?.kind, others.length], ['quantity', 0])
  assert.deepEqual(read('wih murah banget ya', listed), [])
})

test('readMessage: goods that a question only asks about are not ordered', () => {
  const acts = read('kusennya ikut gak?', listed)
  assert.ok(acts.every((act) => act.kind !== 'goods' || act.isTentative))
})

test('readMessage: what is in one of some goods is a question of its own', () => {
  assert.deepEqual(read('keramik 50x50 itu 1 dus isi brp keping?').at(-1), {
    kind: 'ask',
    about: 'contents',
  })
  assert.deepEqual(read('1 pail cukup buat berapa meter?').at(-1), {
    kind: 'ask',
    about: 'contents',
  })
})

test('readMessage: as many as of other goods, with the goods that it is said of', () => {
  const [act] = read('granit 60x60 jumlahnya sama kayak keramiknya', listed)
  assert.deepEqual(act?.kind === 'goods' && [act.words, act.qty], ['granit 60x60', 18])
})

test('readMessage: a word that one of the goods has calls it, and a size that none has adds goods', () => {
  assert.deepEqual(read('ralat yang ulir 28 batang saja', listed), [
    { kind: 'quantity', qty: 28, unit: 'batang', change: 'set', itemId: 3 },
  ])
  const [act] = read('yang 12 perlu juga, 6 batang aja', listed)
  assert.deepEqual(act?.kind === 'goods' && [act.words, act.qty], ['besi ulir 12 mm', 6])
})

test('readMessage: two rooms are one area', () => {
  const acts = read('lantai kamar 3x4 sama 3x3 meter pasang keramik 40x40 butuh berapa?')
  assert.ok(acts.some((act) => act.kind === 'cover' && act.areaM2 === 21))
})
