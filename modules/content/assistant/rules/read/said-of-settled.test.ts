import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import type { Dialogue } from '../track/dialogue.ts'
import { normalizeMessage } from '../words/normalize-message.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'
import { findCalledSold } from './goods/find-called-sold.ts'
import { readRooms } from './goods/read-rooms.ts'
import { readMessage } from './read-message.ts'

const recognize: RecognizeGoods = Object.assign(
  (text: string) =>
    /(?<!\p{L})(?:semen|triplek|besi|kanal|papan|gypsum|sekrup|jendela|tapi|paku)/u.test(text)
      ? ('head' as const)
      : ('none' as const),
  { isBrand: () => false },
)
const listed: Dialogue = {
  ...createDialogue(
    createChosen(1, 'semen 50 kg', 30),
    createChosen(2, 'kanal c75 0,75 mm', 80),
    createChosen(3, 'triplek 9 mm putih', 10),
  ),
  asked: { about: 'more' },
}
const read = (message: string, dialogue: Dialogue = listed) =>
  readMessage(message, { dialogue, page: null, recognize })
const set = (itemId: number, qty: number, unit: string | null = null) => ({
  kind: 'quantity',
  qty,
  unit,
  change: 'set',
  itemId,
})

test('readMessage: words that are of no goods order none, and a colour alone is said of the last goods', () => {
  assert.deepEqual(read('tapi ya gimana'), [{ kind: 'other', text: 'gimana', isGoodsLike: false }])
  assert.deepEqual(read('merah 12'), [
    { kind: 'specify', words: 'merah', replaced: null, itemId: 3 },
    set(3, 12),
  ])
})

test('readMessage: what is said of another shop changes nothing here', () => {
  assert.deepEqual(read('di toko sebelah pesan semen 100 sak datang 90'), [])
  assert.notDeepEqual(read('di toko sebelah semen 60 ribu, di sini berapa?'), [])
})

test('readMessage: a size that stays, and another quantity of the goods that have it', () => {
  assert.deepEqual(read('tetap 0,75 saja tapi jadi 90'), [set(2, 90)])
})

test('readMessage: goods that are told apart by a size or a word, and how many of each', () => {
  assert.deepEqual(read('eh ketuker, yang 9 mm 20, yang 50 kg 15'), [set(3, 20), set(1, 15)])
  const window = createChosen(5, 'jendela ayun 60x120', null)
  const asked: Dialogue = {
    ...listed,
    left: [createChosen(4, 'jendela geser 120x120', null)],
    focus: window,
    asked: { about: 'add', itemId: 5 },
  }
  assert.deepEqual(read('ambil yang geser 3, yang ayun 2', asked), [
    { kind: 'return', itemId: 4 },
    set(4, 3),
    { kind: 'return', itemId: 5 },
    set(5, 2),
  ])
})

test('readMessage: what is taken off once is taken off alone', () => {
  assert.deepEqual(read('semennya sudah beli, hapus'), [{ kind: 'remove', itemIds: [1] }])
})

test('readMessage: a company names itself, whatever its name is made of', () => {
  assert.deepEqual(read('buat PT Semen Jaya'), [{ kind: 'name', text: 'PT Semen Jaya' }])
})

test('readMessage: what more of listed goods would cost changes none of them', () => {
  assert.deepEqual(read('kalau semennya 200 ada potongan ga?'), [
    { kind: 'mention', itemId: 1 },
    { kind: 'ask', about: 'tiers' },
  ])
})

test('readRooms: the goods of each room, for all of them', () => {
  assert.deepEqual(readRooms('kontrakan 6 kamar, tiap kamar 2 saklar ganda sama 3 stop kontak'), {
    list: 'saklar ganda 12 buah, stop kontak 18 buah',
    count: 6,
  })
  assert.equal(readRooms('pintu kamar 6'), undefined)
})

test('findCalledSold: of goods that share a word, the unit tells which are meant, and what they are before what they are for', () => {
  const board = createChosen(1, 'papan gypsum 9 mm', 20)
  const screws = createChosen(2, 'sekrup gypsum 25 mm', 2)
  const sheets = {
    ...board,
    match: { ...board.match!, options: [{ ...board.match!.options[0]!, unit: 'lembar' }] },
  }
  assert.equal(findCalledSold('gypsumnya', [sheets, screws], 'lembar'), sheets)
  assert.equal(findCalledSold('gipsumnya', [sheets, screws], null), sheets)
})

test('normalizeMessage: sizes that are dictated without a sign', () => {
  assert.equal(normalizeMessage('kaso lima tujuh empat meter'), 'kaso 5/7 4 meter')
  assert.equal(normalizeMessage('yang tiga perempat 20'), 'yang 3/4 20')
  assert.equal(normalizeMessage('paku pitung senti setengah'), 'paku 7,5 cm')
  assert.equal(normalizeMessage('pasir setengah kubik'), 'pasir 0,5 kubik')
})
