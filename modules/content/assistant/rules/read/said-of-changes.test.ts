import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import type { Dialogue } from '../track/dialogue.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'
import { splitParts } from './goods/read-goods.ts'
import { readMessage } from './read-message.ts'

const recognize: RecognizeGoods = Object.assign(
  (text: string) =>
    /(?<!\p{L})(?:semen|triplek|besi|mcb|hebel|pintu|pipa|cat)/u.test(text)
      ? ('head' as const)
      : ('none' as const),
  { isBrand: (text: string) => /^(?:lindung|warnaku)$/u.test(text) },
)
const read = (message: string, dialogue: Dialogue) =>
  readMessage(message, { dialogue, page: null, recognize })
const asked = { about: 'more' } as const

test('readMessage: a property that is named is what changes, and never how many', () => {
  const listed = { ...createDialogue(createChosen(1, 'besi ulir 13', 20)), asked }
  const specified = { kind: 'specify', replaced: null, itemId: 1 }
  for (const [message, words] of [
    ['tebalnya 1,6 mm aja', '1,6 mm'],
    ['diameternya 16 deh', '16'],
    ['panjangnya ganti 5 meter', '5 meter'],
    ['ukurannya 60x60 aja', '60x60'],
  ])
    assert.deepEqual(read(message!, listed), [{ ...specified, words }], message)
  assert.deepEqual(read('ukurannya ganti 16 deh, 15 batang', listed), [
    { ...specified, words: '16' },
    { kind: 'quantity', qty: 15, unit: 'batang', change: 'set', itemId: 1, isTentative: false },
  ])
})

test('readMessage: a property has its own unit, and how high a wall is says nothing of its stones', () => {
  const sheet = { ...createDialogue(createChosen(1, 'spandek 0,3 4 m', 8)), asked }
  const specified = { kind: 'specify', itemId: 1 }
  assert.deepEqual(
    read('tebalnya 0,35', { ...sheet, items: [createChosen(1, 'besi 0,3 mm', 8)] }),
    [{ ...specified, words: '0,35 mm', replaced: null }],
  )
  assert.deepEqual(read('wattnya 12 aja', sheet), [
    { ...specified, words: '12 watt', replaced: null },
  ])
  const blocks = { ...createDialogue(), focus: createChosen(2, 'hebel 10 cm', null) }
  assert.ok(read('tingginya 2 meter', blocks).every(({ kind }) => kind !== 'specify'))
})

test('readMessage: goods that their size calls are exchanged in two breaths, with how many', () => {
  const listed = {
    ...createDialogue(createChosen(1, 'mcb 10 a', 3), createChosen(2, 'mcb 16 a', 2)),
    asked,
  }
  const specified = { kind: 'specify', words: '20 a', replaced: null, itemId: 2 }
  assert.deepEqual(read('yg 16 jangan, ganti 20 A 4', listed), [
    specified,
    { kind: 'quantity', qty: 4, unit: null, change: 'set', itemId: 2 },
  ])
  assert.deepEqual(read('yang 16 ga jadi, ganti 20 a', listed), [specified])
})

test('readMessage: goods are called by how many of them there are', () => {
  const listed = {
    ...createDialogue(createChosen(1, 'besi ulir 10', 120), createChosen(2, 'besi polos 8', 200)),
    asked,
  }
  assert.deepEqual(read('yang seratus dua puluh itu kurangin tiga puluh', listed), [
    { kind: 'quantity', qty: 30, unit: null, change: 'subtract', itemId: 1 },
  ])
})

test('readMessage: goods that were asked about together are ordered by their place', () => {
  const two = {
    ...createDialogue(),
    asides: [createChosen(1, 'pintu 80x210', null)],
    focus: createChosen(2, 'pintu 90x210', null),
  }
  const quantity = { kind: 'quantity', unit: null, change: 'set' }
  assert.deepEqual(read('yg pertama 2, yg kedua 1', two), [
    { ...quantity, qty: 2, itemId: 1 },
    { ...quantity, qty: 1, itemId: 2 },
  ])
  assert.deepEqual(splitParts('pintu 80x210 jati berapa? yang 90x210 berapa?', recognize), [
    'pintu 80x210 jati berapa',
    'pintu 90x210 jati berapa',
  ])
})

test('readMessage: two brands are compared by what the goods cost in both', () => {
  const paint = { ...createDialogue(), focus: createChosen(1, 'cat tembok 20 kg', null) }
  const goods = { kind: 'goods', qty: null, unit: null, isTentative: true }
  assert.deepEqual(read('mending lindung apa warnaku?', paint), [
    { ...goods, words: 'cat tembok 20 kg lindung' },
    { ...goods, words: 'cat tembok 20 kg warnaku' },
    { kind: 'ask', about: 'price' },
  ])
})

test('readMessage: of goods that were compared, the one that costs less is taken', () => {
  const two = {
    ...createDialogue(),
    asides: [createChosen(1, 'semen 50 kg karang', null, ['71000'])],
    focus: createChosen(2, 'semen 50 kg tigapilar', null, ['67000']),
  }
  assert.deepEqual(read('ambil yg lebih murah dari dua itu, 40 sak', two), [
    { kind: 'return', itemId: 2 },
    { kind: 'quantity', qty: 40, unit: 'sak', change: 'set', itemId: null, isTentative: false },
  ])
})

test('readMessage: who signs a message is its name, whatever was said before', () => {
  const listed = { ...createDialogue(createChosen(1, 'semen 50 kg', 10)), asked }
  const signed = [
    { kind: 'done' },
    { kind: 'name', text: 'Arif Rachman' },
    { kind: 'address', text: 'jl cijerah 2' },
  ]
  assert.deepEqual(read('masih masuk. oke itu aja. Arif Rachman, jl cijerah 2', listed), signed)
  assert.deepEqual(read('haduh. ya udah. Arif Rachman, jl cijerah 2', listed), signed)
  assert.deepEqual(read('udah. Sugeng, Gg Mawar 3', listed), [
    { kind: 'done' },
    { kind: 'name', text: 'Sugeng' },
    { kind: 'address', text: 'Gg Mawar 3' },
  ])
})

test('readMessage: who asks something is nobody, and a place may begin with its name', () => {
  const named: Dialogue = {
    ...createDialogue(createChosen(1, 'semen 50 kg', 10)),
    isListDone: true,
    asked: { about: 'name' },
  }
  assert.ok(read('kalo AC setengah pk jual ga?', named).every(({ kind }) => kind !== 'name'))
  assert.deepEqual(read('Rudi H, komp bukit dago blok C 14', named), [
    { kind: 'name', text: 'Rudi H' },
    { kind: 'address', text: 'komp bukit dago blok C 14' },
  ])
  const placed: Dialogue = { ...named, name: 'Felicia', asked: { about: 'address' } }
  assert.deepEqual(read('citraland cluster woodland c8 surabaya', placed), [
    { kind: 'address', text: 'citraland cluster woodland c8 surabaya' },
  ])
})

test('readMessage: so many for each of what is on the list are counted, and of the same class', () => {
  const listed = {
    ...createDialogue(
      createChosen(1, 'pintu 80x210', 2),
      createChosen(2, 'pintu 90x210', 1),
      createChosen(3, 'pipa pvc d 4 inch', 5),
    ),
    asked,
  }
  const goods = { kind: 'goods', isTentative: false }
  assert.deepEqual(read('besi siku 3 batang tiap pintu ya', listed), [
    { ...goods, words: 'besi siku', qty: 9, unit: 'batang' },
  ])
  assert.deepEqual(read('pipa 3 inci 6 batang, samain kelasnya', listed), [
    { ...goods, words: 'pipa 3 inci d', qty: 6, unit: 'batang' },
  ])
})

test('readMessage: a sort that is taken back gives way to another', () => {
  const listed = { ...createDialogue(createChosen(1, 'cat tembok putih', 2)), asked }
  assert.deepEqual(read('catnya ga jadi putih, warna krem aja', listed), [
    { kind: 'specify', words: 'krem', replaced: 'putih', itemId: 1 },
  ])
})
