import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue, createItem } from '#tests/support/assistant/dialogues.ts'
import { emptyDialogue, type Dialogue } from '../track/dialogue.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'
import { readMessage } from './read-message.ts'

const recognize: RecognizeGoods = Object.assign(
  (text: string) =>
    /(?<!\p{L})(?:semen|triplek|besi|keramik|granit|paku)/u.test(text)
      ? ('head' as const)
      : /karang|jaya|tigapilar/u.test(text)
        ? ('word' as const)
        : ('none' as const),
  { isBrand: (text: string) => /^(?:karang jaya|tigapilar)$/u.test(text) },
)
const read = (message: string, dialogue: Dialogue = listed) =>
  readMessage(message, { dialogue, page: null, recognize })
const listed: Dialogue = {
  ...createDialogue(
    createChosen(1, 'triplek 9 mm', 10),
    createChosen(2, 'besi ulir 13', 20),
    createChosen(3, 'semen 50 kg', 30),
  ),
  asked: { about: 'more' },
}
const askedForName: Dialogue = { ...listed, isListDone: true, asked: { about: 'name' } }

test('readMessage: who says that the list is complete may say for whom it is, and where to, in the same breath', () => {
  assert.deepEqual(read('cukup ya mas, Slamet Widodo, jl. kaliurang km 9'), [
    { kind: 'done' },
    { kind: 'name', text: 'Slamet Widodo' },
    { kind: 'address', text: 'jl. kaliurang km 9' },
  ])
  assert.deepEqual(read('oke, itu aja. Ridwan'), [
    { kind: 'done' },
    { kind: 'name', text: 'Ridwan' },
  ])
  assert.ok(read('cukup, makasih ya').every(({ kind }) => kind !== 'name'))
})

test('readMessage: a landmark is an address, and what is taken back names nobody', () => {
  assert.deepEqual(read('Yayah, warung nasi depan SDN 03', askedForName), [
    { kind: 'name', text: 'Yayah' },
    { kind: 'address', text: 'warung nasi depan SDN 03' },
  ])
  const moved = { ...askedForName, address: 'jl merak 4 bogor' }
  assert.deepEqual(read('eh bukan situ, kirimnya ke jl mulawarman 31', moved), [
    { kind: 'address', text: 'jl mulawarman 31' },
  ])
  assert.deepEqual(read('maaf salah, bukan yg bogor. proyeknya di jl sawangan 33', moved), [
    { kind: 'address', text: 'jl sawangan 33' },
  ])
})

test('readMessage: goods are called by their number and their place on the list', () => {
  const quantity = { kind: 'quantity', unit: 'batang', change: 'set' }
  assert.deepEqual(read('Item 2 mohon direvisi menjadi 14 batang'), [
    { ...quantity, qty: 14, itemId: 2 },
  ])
  assert.deepEqual(read('poin 3 dihapus'), [{ kind: 'remove', itemIds: [3] }])
  assert.deepEqual(read('nomor 2 samain jumlahnya sama nomor 3'), [
    { ...quantity, unit: null, qty: 30, itemId: 2 },
  ])
  assert.deepEqual(read('yang tengah tuker ke 16 mm'), [
    { kind: 'specify', words: '16 mm', replaced: null, itemId: 2 },
  ])
})

test('readMessage: goods of two brands are two goods whose prices are asked, and one of them is taken', () => {
  const acts = read('semen karang jaya sama tigapilar yg 40kg mahalan mana?', emptyDialogue)
  assert.deepEqual(
    acts.map((act) => (act.kind === 'goods' ? act.words : act.kind)),
    ['semen karang jaya 40kg', 'semen tigapilar 40kg', 'ask'],
  )
  const compared: Dialogue = {
    ...emptyDialogue,
    asides: [createChosen(1, 'semen karang jaya 40kg', null)],
    focus: createChosen(2, 'semen tigapilar 40kg', null),
    nextId: 3,
  }
  assert.deepEqual(read('karang jaya aja 40 sak', compared), [
    { kind: 'return', itemId: 1 },
    { kind: 'quantity', qty: 40, unit: 'sak', change: 'set', itemId: 1 },
  ])
})

test('readMessage: a size gives way to another, and other goods take the place of the last', () => {
  const [size] = read('eh 16 kegedean, yang 13 aja', createDialogue(createChosen(1, 'besi 16', 5)))
  assert.deepEqual(size?.kind === 'specify' && size.words, '13')
  const granite = createDialogue(createChosen(1, 'granit 60x60 krem', 20))
  assert.deepEqual(read('ganti keramik 50x50 krem aja', granite), [
    { kind: 'specify', words: 'keramik 50x50 krem', replaced: 'granit 60x60 krem', itemId: 1 },
  ])
  const [removed, ordered] = read('batalin semua, ganti keramik 50x50 10 dus', granite)
  assert.equal(removed?.kind, 'remove')
  assert.deepEqual(ordered?.kind === 'goods' && [ordered.words, ordered.qty], ['keramik 50x50', 10])
})

test('readMessage: a number that is called answers which size, where that was asked for', () => {
  const match = createChosen(1, 'besi ulir', 25).match!
  const open = {
    ...createItem(1, 'besi ulir', 25),
    match: { ...match, isExact: false, question: 'Pilih diameter: 13, 16 mm.' },
  }
  assert.deepEqual(read('besinya 16', { ...emptyDialogue, items: [open], nextId: 2 }), [
    { kind: 'specify', words: '16', replaced: null, itemId: 1 },
  ])
})

test('readMessage: so many in each of so many rooms, and a rule of the shop that is said again', () => {
  const [act] = read('paku buat 3 kamar masing2 4', emptyDialogue)
  assert.deepEqual(act?.kind === 'goods' && act.qty, 12)
  assert.deepEqual(read('oh kelipatan 5 ya, ya udah 5 sak'), [
    { kind: 'quantity', qty: 5, unit: 'sak', change: 'set', itemId: null, isTentative: false },
  ])
})
