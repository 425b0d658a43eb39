import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDialogue } from '#tests/support/assistant/dialogues.ts'
import { continueSort } from './continue-sort.ts'
import type { Act } from '../../track/act.ts'
import { emptyDialogue, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { joinPurpose } from './join-purpose.ts'
import { noteFirst } from '../../track/note-first.ts'
import { readMessage } from '../read-message.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { trackDialogue } from '../../track/track-dialogue.ts'

const recognize: RecognizeGoods = (text) =>
  /paku|knee|tee|semen|pasir|lampu|nat|cat|pompa|hebel|fitting/.test(text)
    ? 'head'
    : /kuning|putih|meranti|hitam|krem/.test(text)
      ? 'word'
      : 'none'
const createItem = (id: number, words: string, qty: number | null): DialogueItem => ({
  id,
  words,
  sku: null,
  qty,
  unit: null,
  match: { options: [], isExact: false, isLikely: true, question: 'Pilih panjang: 3, 4 m.' },
})
const read = (message: string, dialogue: Dialogue = emptyDialogue) =>
  readMessage(message, { dialogue, page: null, recognize })
const say = (message: string, dialogue: Dialogue) =>
  trackDialogue(dialogue, read(message, dialogue)).dialogue.items.map(({ words, qty }) => [
    words,
    qty,
  ])

test('readMessage: several quantities belong to the goods without one, in their order', () => {
  const nails = createDialogue(createItem(1, 'paku 5 cm', null), createItem(2, 'paku 7 cm', null))
  assert.deepEqual(say('5 kg sama 3 kg', nails), [
    ['paku 5 cm', 5],
    ['paku 7 cm', 3],
  ])
})

test('readMessage: one size for several goods that are called, and several that are taken off', () => {
  const pipes = createDialogue(
    createItem(1, 'knee 3 inch', 6),
    createItem(2, 'tee 3 inch', 4),
    createItem(3, 'semen 50 kg', 10),
  )
  assert.deepEqual(say('knee sama tee nya juga 4 inch', pipes), [
    ['knee 4 inch', 6],
    ['tee 4 inch', 4],
    ['semen 50 kg', 10],
  ])
  assert.deepEqual(say('knee sama tee nya ga jadi', pipes), [['semen 50 kg', 10]])
})

test('readMessage: one kind of goods in several sorts', () => {
  const lamp = createDialogue(createItem(1, 'lampu 9 watt', null))
  assert.deepEqual(say('yang kuning 4 yang putih 6', lamp), [
    ['lampu 9 watt kuning', 4],
    ['lampu 9 watt putih', 6],
  ])
})

test('readMessage: how all goods have to be of which it is open', () => {
  const wood = createDialogue(createItem(1, 'kaso 5/7', 40), createItem(2, 'reng 3/4', 60))
  assert.deepEqual(
    say('meranti aja semua panjang 4', wood).map(([words]) => words),
    ['kaso 5/7 meranti 4 m', 'reng 3/4 meranti 4 m'],
  )
})

test('continueSort: a colour and a number are the goods before in that colour', () => {
  assert.deepEqual(continueSort(['nat putih 2', 'hitam 3'], recognize), [
    'nat putih 2',
    'nat hitam 3',
  ])
  assert.deepEqual(continueSort(['semen 2', 'murah 3'], recognize), ['semen 2', 'murah 3'])
})

test('joinPurpose: what goods are for says which', () => {
  const goods = (words: string, qty: number | null): Act => ({
    kind: 'goods',
    words,
    qty,
    unit: qty === null ? null : 'sak',
    isTentative: true,
  })
  assert.deepEqual(joinPurpose([goods('pompa', null), goods('untuk sumur 8 meter', null)]), [
    { ...goods('pompa sumur', null), retryWords: 'pompa' },
  ])
  assert.equal(joinPurpose([goods('semen', 3), goods('untuk pagar', null)]).length, 2)
})

test('noteFirst: what was open before is noted, and not changed', () => {
  const { heard } = trackDialogue(emptyDialogue, [])
  const changed = { ...heard, changes: [{ kind: 'changed' as const, itemId: 1 }] }
  assert.equal(
    noteFirst(createDialogue(createItem(1, 'nat', 2)), changed).changes[0]!.kind,
    'added',
  )
})

test('readMessage: how many, before which ones', () => {
  const asked = { ...createDialogue(), focus: createItem(1, 'pompa', null), nextId: 2 }
  const open: Dialogue = { ...asked, asked: { about: 'add', itemId: 1 } }
  assert.deepEqual(say('ambil 1 yang hitam', open), [['pompa hitam', 1]])
})

test('readMessage: goods that nobody noted are left out without a word, and money names none but itself', () => {
  assert.deepEqual(read('fitting ga usah'), [{ kind: 'keep' }])
  assert.deepEqual(read('kalo cat nya ga ada gapapa'), [{ kind: 'keep' }])
  assert.deepEqual(read('budget saya cuma 2 juta'), [{ kind: 'budget', amount: 2_000_000 }])
})

test('readMessage: a yes to what is offered does not end the list', () => {
  const offered: Dialogue = {
    ...emptyDialogue,
    focus: createItem(1, 'cat', 2),
    asked: { about: 'add', itemId: 1 },
  }
  assert.deepEqual(read('ya udah masukin', offered), [{ kind: 'yes' }])
})

test('readMessage: a name has no numbers, but may stand beside a telephone number', () => {
  const listed = { ...createDialogue(createItem(1, 'semen 50 kg', 3)), isListDone: true }
  const asked: Dialogue = { ...listed, asked: { about: 'name' } }
  assert.equal(read('nat 4 cm 3', asked)[0]!.kind, 'goods')
  assert.deepEqual(read('budi 0812-3456-7890', asked), [{ kind: 'name', text: 'budi' }])
})

test('readMessage: what goes on as an address names no goods', () => {
  assert.deepEqual(read('kirim ke toko jaya abadi, jl. raya semen 45 bogor'), [
    { kind: 'address', text: 'toko jaya abadi, jl. raya semen 45 bogor' },
  ])
})

test('readMessage: what was delivered is no order, and a guarantee is asked about', () => {
  assert.deepEqual(read('semen saya kemarin datang pecah 2 sak gimana ini?'), [
    { kind: 'ask', about: 'order' },
  ])
  assert.deepEqual(read('garansinya berapa lama?'), [{ kind: 'ask', about: 'warranty' }])
})
