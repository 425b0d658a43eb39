import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen } from '#tests/support/assistant/dialogues.ts'
import { chooseQuestion } from '../reply/choose-question.ts'
import type { Act } from '../track/act.ts'
import { emptyDialogue, type Dialogue, type DialogueItem } from '../track/dialogue.ts'
import { readMessage } from './read-message.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'
import { respecify } from '../track/respecify.ts'
import { trackDialogue } from '../track/track-dialogue.ts'

/** A catalogue of a few words. */
const recognize: RecognizeGoods = (text) =>
  /semen|triplek|bendrat|hebel/.test(text) ? 'head' : /putih/.test(text) ? 'word' : 'none'

const withItems = (...items: DialogueItem[]): Dialogue => ({
  ...emptyDialogue,
  items,
  nextId: items.length + 1,
})
const read = (message: string, dialogue: Dialogue = emptyDialogue) =>
  readMessage(message, { dialogue, page: null, recognize })
const kinds = (acts: readonly Act[]) => acts.map(({ kind }) => kind)

test('readMessage: several goods, a name and an address in one message', () => {
  const acts = read('butuh triplek 9mm 20 lbr sm semen tiga puluh sak buat rumah di bekasi')
  assert.deepEqual(kinds(acts), ['address', 'goods', 'goods'])
  assert.deepEqual(acts[2], {
    kind: 'goods',
    words: 'semen',
    qty: 30,
    unit: 'sak',
    isTentative: false,
  })
})

test('readMessage: a question about goods does not order them', () => {
  const [goods, asked] = read('berapa harga triplek 9mm?')
  assert.deepEqual([goods!.kind, (goods as { isTentative: boolean }).isTentative], ['goods', true])
  assert.deepEqual(asked, { kind: 'ask', about: 'price' })
})

test('readMessage: corrections, removals and what is said of an item', () => {
  const dialogue = withItems(createChosen(1, 'semen', 20), createChosen(2, 'bendrat', 2))
  assert.deepEqual(read('semennya jadi 35 sak', dialogue), [
    { kind: 'quantity', qty: 35, unit: 'sak', change: 'set', itemId: 1 },
  ])
  assert.deepEqual(read('bendratnya ga jadi', dialogue), [{ kind: 'remove', itemIds: [2] }])
  assert.deepEqual(read('hapus semua', dialogue), [{ kind: 'remove', itemIds: [1, 2] }])
  assert.deepEqual(kinds(read('eh jadi 25', dialogue)), ['quantity'])
})

test('readMessage: a person is asked for, and what is none of its business', () => {
  assert.deepEqual(kinds(read('mau ngomong sama orang aja')).at(0), 'person')
  assert.deepEqual(kinds(read('siapa presiden indonesia?')), ['other'])
})

test('readMessage: an answer to the question for a name is one, unless it asks something', () => {
  const asked: Dialogue = { ...emptyDialogue, asked: { about: 'name' } }
  assert.deepEqual(read('H. Mansur', asked), [{ kind: 'name', text: 'H. Mansur' }])
  assert.deepEqual(kinds(read('harganya berapa?', asked)), ['ask'])
  assert.deepEqual(kinds(read('nanti aja', asked)), ['skip'])
})

test('trackDialogue: a quantity without a name is that of what is asked for', () => {
  const dialogue: Dialogue = {
    ...withItems(createChosen(1, 'semen', null), createChosen(2, 'bendrat', 2)),
    asked: { about: 'quantity', itemId: 1 },
  }
  const { dialogue: after } = trackDialogue(dialogue, read('30', dialogue))
  assert.deepEqual(
    after.items.map(({ qty }) => qty),
    [30, 2],
  )
})

test('trackDialogue: adding to and taking from a quantity; nothing left takes the goods off', () => {
  const dialogue = withItems(createChosen(1, 'semen', 20))
  const after = (message: string) => trackDialogue(dialogue, read(message, dialogue)).dialogue.items
  assert.equal(after('tambah 5 sak lagi')[0]!.qty, 25)
  assert.equal(after('kurangi 5 sak')[0]!.qty, 15)
  assert.deepEqual(after('kurangi 20 sak'), [])
})

test('chooseQuestion: one thing at a time, until it is confirmed', () => {
  const open = withItems(createChosen(1, 'semen', null))
  assert.equal(chooseQuestion(emptyDialogue).about, 'more')
  assert.equal(chooseQuestion(open).about, 'quantity')
  const listed = { ...withItems(createChosen(1, 'semen', 20)), isListDone: true }
  assert.equal(chooseQuestion(listed).about, 'name')
  assert.equal(chooseQuestion({ ...listed, name: 'Budi' }).about, 'address')
  assert.equal(chooseQuestion({ ...listed, name: 'Budi', isAddressSkipped: true }).about, 'confirm')
})

test('respecify: a size replaces the one of its unit, and a word is added', () => {
  const say = (words: string, said: string) =>
    respecify({ ...createChosen(1, words, 1) }, { words: said, replaced: null }).words
  assert.equal(say('triplek 9mm', '12mm'), 'triplek 12mm')
  assert.equal(say('besi ulir 13', '16'), 'besi ulir 16')
  assert.equal(say('granit 60x60', 'putih'), 'granit 60x60 putih')
  assert.equal(say('besi ulir 13', 'besi polos 8'), 'besi polos 8')
})
