import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseReply } from '../../reply/choose-reply.ts'
import type { Act } from '../../track/act.ts'
import { emptyDialogue, listAsked, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { readEach } from './read-each.ts'
import { readMessage } from '../read-message.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { trackDialogue } from '../../track/track-dialogue.ts'

const recognize: RecognizeGoods = (text) =>
  /semen|triplek|pasir|bata|besi/.test(text) ? 'head' : 'none'
const read = (message: string, dialogue: Dialogue = emptyDialogue) =>
  readMessage(message, { dialogue, page: null, recognize })
const isGoods = (act: Act) => act.kind === 'goods'
/** What is known once the catalogue has been asked. */
const resolve = (dialogue: Dialogue): Dialogue => {
  const match = (item: DialogueItem): DialogueItem => ({
    ...item,
    match: { options: [], isExact: false, isLikely: true, question: null },
  })
  return {
    ...dialogue,
    items: dialogue.items.map(match),
    asides: dialogue.asides.map(match),
    focus: dialogue.focus && match(dialogue.focus),
  }
}
const say = (message: string, dialogue: Dialogue = emptyDialogue) =>
  trackDialogue(dialogue, read(message, dialogue))
const quantities = ({ items }: Dialogue) => items.map(({ words, qty }) => [words, qty])

test('readMessage: goods of one question are asked about together, and none of them is ordered', () => {
  const { dialogue, heard } = say('harga semen 50 kg, pasir beton sama bata merah berapa ya')
  assert.deepEqual(dialogue.items, [])
  assert.deepEqual(
    listAsked(dialogue).map(({ words }) => words),
    ['semen 50 kg', 'pasir beton', 'bata merah'],
  )
  const { answers } = chooseReply(dialogue, heard)
  assert.deepEqual(
    answers.map(({ about, items }) => [about, items.length]),
    [['price', 3]],
  )
})

test('trackDialogue: a quantity after a question belongs to the goods that have the words', () => {
  const asked = resolve(say('harga semen 50 kg, triplek 9 mm sama bata merah berapa').dialogue)
  const { dialogue } = say('semen 20 sak, bata 2000', asked)
  assert.deepEqual(quantities(dialogue), [
    ['semen 50 kg', 20],
    ['bata merah', 2000],
  ])
  assert.equal(dialogue.focus?.words, 'triplek 9 mm')
})

test('trackDialogue: a yes takes everything that was asked about, a no nothing', () => {
  const asked = resolve(say('semen 50 kg 10 sak sama triplek 9 mm 5 lembar berapa').dialogue)
  const open = { ...asked, asked: { about: 'add', itemId: asked.focus?.id ?? 0 } as const }
  assert.equal(say('ya', open).dialogue.items.length, listAsked(asked).length + asked.items.length)
  assert.deepEqual(listAsked(say('tidak', open).dialogue), [])
})

test('readEach: one quantity for several goods, and no total, price or percentage', () => {
  const each = (text: string) => {
    const { act, rest } = readEach(text) ?? {}
    return act && [act.qty, act.unit, rest]
  }
  assert.deepEqual(each('semua ambil 50'), [50, null, ''])
  assert.deepEqual(each('besi 8, besi 10 masing-masing 10 batang'), [
    10,
    'batang',
    'besi 8, besi 10',
  ])
  assert.deepEqual(each('10 10 semua'), [10, null, ''])
  assert.equal(each('semua tambah 10%'), undefined)
  assert.equal(each('tambah semua 5'), undefined)
  assert.equal(each('semua jadi berapa'), undefined)
})

test('trackDialogue: one quantity for each fills those that lack one, and is a total where none does', () => {
  const open = say('besi 8 mm, besi 10 mm, semen 20 sak')
  assert.deepEqual(
    quantities(say('masing-masing 50', resolve(open.dialogue)).dialogue).map(([, qty]) => qty),
    [50, 50, 20],
  )
  assert.deepEqual(
    quantities(say('besi 8 mm, besi 10 mm masing2 15 batang').dialogue).map(([, qty]) => qty),
    [15, 15],
  )
  assert.deepEqual(
    quantities(say('semen 20 sak, triplek 5 lembar, semua 25').dialogue).map(([, qty]) => qty),
    [20, 5],
  )
})

test('readMessage: two sizes of one kind are two goods', () => {
  const words = (message: string) =>
    read(message).flatMap((act) => (act.kind === 'goods' ? [act.words] : []))
  assert.deepEqual(words('triplek 9 mm sama 12 mm ada?'), ['triplek 9 mm', 'triplek 12 mm'])
  assert.equal(read('triplek 9 mm 10 lembar sama semen 12 sak').filter(isGoods).length, 2)
})

test('readMessage: of a list with quantities nothing is only asked about, although it asks for prices', () => {
  const { dialogue } = say('mohon harga besi 16 200 batang, triplek 9 mm 10 lembar')
  assert.deepEqual(quantities(dialogue), [
    ['besi 16', 200],
    ['triplek 9 mm', 10],
  ])
})
