import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  emptyDialogue,
  type Dialogue,
  type DialogueItem,
  type GoodsOption,
} from '../track/dialogue.ts'
import { normalizeMessage } from '../words/normalize-message.ts'
import { readDetails } from './details/read-details.ts'
import { readMessage } from './read-message.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'
import { respecify } from '../track/respecify.ts'
import { trackDialogue } from '../track/track-dialogue.ts'

const recognize: RecognizeGoods = (text) =>
  /semen|siku|kloset|wastafel|lem|pipa|bata/.test(text)
    ? 'head'
    : /tiang/.test(text)
      ? 'word'
      : 'none'
const read = (message: string, dialogue: Dialogue = emptyDialogue) =>
  readMessage(message, { dialogue, page: null, recognize })
const createItem = (words: string, qty: number | null): DialogueItem => ({
  id: 1,
  words,
  sku: null,
  qty,
  unit: 'sak',
  match: {
    options: [{ unit: 'sak', isCounted: true, name: 'Semen', variantName: '40 kg' } as GoodsOption],
    isExact: true,
    isLikely: true,
    question: null,
  },
})

test('trackDialogue: the pack of goods that are on the list is no quantity', () => {
  const listed = { ...emptyDialogue, items: [createItem('semen', 25)], nextId: 2 }
  const { dialogue } = trackDialogue(listed, read('semen 50 kg', listed))
  assert.deepEqual(
    dialogue.items.map(({ words, qty }) => [words, qty]),
    [['semen 50 kg', 25]],
  )
})

test('readDetails: a place right behind the verb, where nothing else is said', () => {
  const isHead = (word: string) => recognize(word) === 'head'
  assert.equal(readDetails('kirim cileungsi', () => false, isHead).address, 'cileungsi')
  assert.equal(readDetails('kirim semen', () => false, isHead).address, null)
  assert.equal(readDetails('kirim besok', () => false, isHead).address, null)
})

test('readMessage: a place answers the question for one', () => {
  const asked = { ...emptyDialogue, isPlaceAsked: true }
  assert.deepEqual(read('babakan madang', asked), [
    { kind: 'address', text: 'babakan madang' },
    { kind: 'ask', about: 'delivery' },
  ])
  assert.notEqual(read('babakan madang')[0]?.kind, 'address')
})

test('readMessage: a title before goods is none of them', () => {
  assert.deepEqual(
    read('paket tiang mandi: kloset duduk, wastafel').map((act) =>
      act.kind === 'goods' ? act.words : act.kind,
    ),
    ['kloset duduk', 'wastafel'],
  )
})

test('readMessage: goods are tried without a word before them that belongs to others', () => {
  const [act] = read('tiang siku 40x40 10 batang')
  assert.equal(act?.kind === 'goods' && act.retryWords, 'siku 40x40')
})

test('readMessage: a word of a question says nothing of the goods with its ending, too', () => {
  const [act] = read('semen 50 kg harga grosirnya gimana?')
  assert.equal(act?.kind === 'goods' && act.words, 'semen 50 kg')
})

test('normalizeMessage: the other one, and a thickness before how many', () => {
  assert.equal(normalizeMessage('yg satunya kloset jongkok'), 'kloset jongkok 1 buah')
  assert.equal(normalizeMessage('siku 40x40 tebal 4 10 btg'), 'siku 40x40 tebal 4 mm 10 btg')
  assert.equal(normalizeMessage('40 sak yang 50 kg'), 'yang 50 kg 40 sak')
})

test('respecify: a size of goods that are named again by less stays with their name', () => {
  const pipe = { ...createItem('lem pipa', 3), match: null }
  assert.equal(
    respecify(pipe, { words: 'lem 400 gram', replaced: null }).words,
    'lem pipa 400 gram',
  )
})

test('trackDialogue: everything that was not understood is remembered', () => {
  const { heard } = trackDialogue(emptyDialogue, read('seal tape 5, kuda 3, semen 2 sak'))
  assert.equal(heard.others.length, 2)
})
