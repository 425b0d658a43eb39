import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createItem } from '#tests/support/assistant/dialogues.ts'
import { emptyDialogue, type Dialogue } from '../track/dialogue.ts'
import { continueSort } from './goods/continue-sort.ts'
import { normalizeMessage } from '../words/normalize-message.ts'
import { readPointed } from './changes/read-pointed.ts'
import { readDetails } from './details/read-details.ts'
import { readMessage } from './read-message.ts'
import { readRetraction } from './changes/read-retraction.ts'
import { readScale } from './changes/read-scale.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'

const recognize: RecognizeGoods = (text) =>
  /semen|triplek|hebel|acian/.test(text) ? 'head' : /abu/.test(text) ? 'head' : 'none'
const items = [createItem(1, 'triplek 9 mm', 10), createItem(2, 'triplek 12 mm', 10)]
const dialogue: Dialogue = { ...emptyDialogue, items, nextId: 3 }
const read = (message: string, known: Dialogue = emptyDialogue) =>
  readMessage(message, { dialogue: known, page: null, recognize })

test('normalizeMessage: English, doubled words, slips of units, sizes and prices of one', () => {
  assert.equal(
    normalizeMessage('need 30 sheets of plywood and 10 bags cement'),
    'butuh 30 lembar plywood dan 10 sak semen',
  )
  assert.equal(normalizeMessage('make it 40 sheets'), 'jadi 40 lembar')
  assert.equal(
    normalizeMessage('masing2 10', () => false),
    'masing-masing 10',
  )
  assert.equal(normalizeMessage('semen 10 skak'), 'semen 10 sak')
  assert.equal(normalizeMessage('besi siku 40 tebal 4'), 'besi siku 40 tebal 4 mm')
  assert.equal(normalizeMessage('spandek panjang 6'), 'spandek 6 m')
  assert.equal(normalizeMessage('triplek selembar brp'), 'triplek berapa')
  assert.equal(normalizeMessage('besi d16 - 200 batang'), 'besi d16 200 batang')
})

test('readPointed: a size calls the goods, and another size or quantity takes its place', () => {
  const size = { kind: 'specify', words: '15 mm', replaced: null, itemId: 2 }
  assert.deepEqual(readPointed('yang 12 ganti 15 mm ya', dialogue), [size])
  assert.deepEqual(readPointed('yang 12 ganti ke 15', dialogue), [size])
  assert.deepEqual(readPointed('yang 9 jadi 15', dialogue), [
    { kind: 'quantity', qty: 15, unit: null, change: 'set', itemId: 1 },
  ])
  assert.equal(readPointed('yang 18 jadi 15', dialogue), undefined)
})

test('readRetraction: a wrong name gives way', () => {
  const known = { name: 'Agus', address: null }
  assert.deepEqual(readRetraction('nama salah, harusnya Agung', known), {
    kind: 'name',
    text: 'Agung',
  })
  assert.deepEqual(readRetraction('ganti nama jadi Agung', known), { kind: 'name', text: 'Agung' })
})

test('readScale: one zero too many', () => {
  assert.deepEqual(readScale('waduh kelebihan nol', items), [
    { kind: 'scale', factor: 0.1, itemId: 2 },
  ])
})

test('readDetails: a place between its preposition and the question, a company after who it is from', () => {
  const isGoods = () => false
  assert.equal(
    readDetails('semen 50 sak ke cikarang ongkirnya berapa', isGoods).address,
    'cikarang',
  )
  assert.equal(readDetails('pagi, dari PT Graha Cipta', isGoods).name, 'PT Graha Cipta')
  assert.equal(readDetails('saya Pak Broto dari CV Maju', isGoods).name, 'Pak Broto')
})

test('readMessage: a name by itself, while something else is asked', () => {
  const asked = { ...dialogue, asked: { about: 'quantity', itemId: 1 } as const }
  assert.deepEqual(read('Suryadi', asked), [{ kind: 'name', text: 'Suryadi' }])
  assert.deepEqual(
    read('Semen', asked).map(({ kind }) => kind),
    ['goods'],
  )
  assert.notEqual(read('Suryadi')[0]?.kind, 'name')
})

test('readMessage: whether an amount is enough is a question', () => {
  assert.deepEqual(read('segitu kebanyakan ga ya?', dialogue), [{ kind: 'ask', about: 'enough' }])
  assert.deepEqual(read('itu kebanyakan ga ya buat dinding 100 m2', dialogue), [
    { kind: 'cover', areaM2: 100 },
  ])
  assert.equal(read('bisa kurang ga harganya', dialogue)[0]?.kind, 'ask')
})

test('readMessage: a colour begins no other goods, and what is free has a price', () => {
  assert.equal(read('acian 40 kg abu 10 sak').length, 1)
  assert.deepEqual(
    read('kasih semen gratis 100 sak').map(({ kind }) => kind),
    ['goods', 'ask'],
  )
})

test('readMessage: goods that are called behind their quantity', () => {
  const semen = { ...dialogue, items: [...items, createItem(3, 'semen 40 kg', 20)] }
  for (const [message, qty, change, itemId] of [
    ['eh jadi 25 semennya', 25, 'set', 3],
    ['40 lembar aja tripleknya', 40, 'set', 2],
    ['tambah 5 sak semennya', 5, 'add', 3],
  ] as const) {
    const [act, ...others] = read(message, semen)
    assert.deepEqual(others, [], message)
    assert.equal(act!.kind, 'quantity', message)
    assert.deepEqual(act, { ...act, qty, change, itemId }, message)
  }
})

test('readMessage: what is covered, named behind its goods, is an area', () => {
  const roofs: RecognizeGoods = (text) => (/genteng|atap/.test(text) ? 'head' : 'none')
  const acts = readMessage('ada genteng metal? buat atap 60 m2', {
    dialogue: emptyDialogue,
    page: null,
    recognize: roofs,
  })
  assert.deepEqual(
    acts.filter(({ kind }) => kind === 'cover'),
    [{ kind: 'cover', areaM2: 60 }],
  )
})

test('readMessage: more goods are no name', () => {
  const asked = { ...dialogue, asked: { about: 'name' } as const }
  assert.notEqual(read('natnya sekalian', asked)[0]?.kind, 'name')
})

test('continueSort: another size of the goods before, and how many of it', () => {
  const sorted = (...parts: string[]) => continueSort(parts, () => 'head').at(-1)
  assert.equal(
    sorted('pipa aw 1/2 inci 20 batang', 'yang 3/4 nya 15 batang'),
    'pipa aw 3/4 15 batang',
  )
  assert.equal(sorted('triplek 9 mm 20 lembar', '12 mm 5 lembar'), 'triplek 12 mm 5 lembar')
  assert.equal(sorted('u-ditch 40 cm x 60 cm 3 buah', 'yang 30 cm 5 buah'), 'yang 30 cm 5 buah')
})

test('normalizeMessage: one of them, dialects of numbers and units, and what takes or adds', () => {
  assert.equal(normalizeMessage('jet washer sebiji'), 'jet washer 1 biji')
  assert.equal(normalizeMessage('terpal tigang lembar'), 'terpal 3 lembar')
  assert.equal(normalizeMessage('pasir 8 kbk'), 'pasir 8 kubik')
  assert.equal(normalizeMessage('keramik 25 kali 40'), 'keramik 25x40')
  assert.equal(normalizeMessage('pipa 3 dim'), 'pipa 3 inci')
  assert.equal(normalizeMessage('gue angkut dua pail'), 'saya ambil 2 pail')
  assert.equal(normalizeMessage('ongkos angkut berapa'), 'ongkir berapa')
  assert.equal(normalizeMessage('semennya malah tambahin selusin'), 'semennya tambah 1 lusin')
})

test('readDetails: who receives it is named without a title, and is no word about the goods', () => {
  const isGoods = () => false
  assert.equal(readDetails('kirim ke Jl Cempaka 17, penerima Agung', isGoods).name, 'Agung')
  assert.equal(readDetails('penerima harus ada di rumah', isGoods).name, null)
})
