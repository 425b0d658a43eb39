import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { chooseCompared } from '../questions/choose-compared.ts'
import { isComparing, readCompared } from '../questions/read-compared.ts'
import { readMixedUp } from './read-mixed-up.ts'
import { readOtherKind } from './read-other-kind.ts'
import { readShade } from './read-shade.ts'

const bars = [createChosen(1, 'besi ulir 10', 40), createChosen(2, 'besi polos 12', 25)]
const recognize: RecognizeGoods = Object.assign(
  (text: string) =>
    /besi|wiremesh|triplek|cat/.test(text) ? ('head' as const) : ('none' as const),
  { isPhrase: (before: string, word: string) => before === 'besi' && /ulir|polos/.test(word) },
)
const set = (itemId: number, qty: number) => ({
  kind: 'quantity',
  qty,
  unit: 'sak',
  change: 'set',
  itemId,
})
const specify = (itemId: number, words: string) => ({
  kind: 'specify',
  words,
  replaced: null,
  itemId,
})

test('readMixedUp: sizes that were mixed up, quantities that were, and the quantities of the last two', () => {
  const sizes = [specify(1, '12'), specify(2, '10')]
  assert.deepEqual(readMixedUp('eh kebalik, 12 yang ulir 10 yang polos', bars), sizes)
  assert.deepEqual(readMixedUp('ketuker, ulir 12 polos 10', bars), sizes)
  assert.deepEqual(readMixedUp('maaf terbalik, polos 60 ulir 30', bars), [set(2, 60), set(1, 30)])
  assert.deepEqual(readMixedUp('jumlahnya kebalik', bars), [set(1, 25), set(2, 40)])
})

test('readMixedUp: a question, and what speaks of other goods, change none', () => {
  assert.equal(readMixedUp('kebalik ya?', bars), undefined)
  assert.equal(readMixedUp('terbalik masangnya', bars), undefined)
})

test('readShade: which shade of a colour goods are to have', () => {
  const roof = [createChosen(1, 'nok metal merah', 4), createChosen(2, 'cat putih', 2)]
  assert.deepEqual(readShade('merahnya yang marun', roof), specify(1, 'merah marun'))
  assert.equal(readShade('birunya yang muda', roof), undefined)
})

test('readOtherKind: goods of another kind whose name begins with the same word', () => {
  const dialogue = createDialogue(bars[1]!)
  assert.deepEqual(readOtherKind('ganti ulir saja yang 13', dialogue, recognize), [
    { kind: 'specify', words: 'besi ulir 13', replaced: 'besi polos 12', itemId: 2 },
  ])
  assert.equal(readOtherKind('ganti polos saja', dialogue, recognize), undefined)
  assert.equal(readOtherKind('ganti merah saja', dialogue, recognize), undefined)
})

test('readCompared: two codes, sizes or colours of the goods of the list, in many words', () => {
  const mesh = createDialogue(createChosen(1, 'wiremesh m6', 10))
  const beside = {
    kind: 'goods',
    words: 'wiremesh m8',
    qty: null,
    unit: null,
    isTentative: true,
    besideId: 1,
  }
  for (const text of [
    'untuk carport mending m8 apa m6 ya?',
    'bedanya m6 sama m8 apa?',
    'bedanya sama m8 apa?',
    'bagusan m6 atau m8 kak',
  ]) {
    const acts = readCompared(text, mesh, recognize) ?? []
    assert.ok(isComparing(text), text)
    assert.deepEqual(
      acts.find(({ kind }) => kind === 'goods'),
      beside,
      text,
    )
    assert.ok(
      acts.some((act) => act.kind === 'ask' && act.about === 'price'),
      text,
    )
  }
  assert.equal(readCompared('bedanya m6 sama merah apa?', mesh, recognize), undefined)
})

test('chooseCompared: the one that has what is said takes the place, or the list stays', () => {
  const compared = {
    ...createDialogue(createChosen(1, 'wiremesh m6', 10)),
    focus: { ...createChosen(2, 'wiremesh m8', null), besideId: 1 },
  }
  assert.deepEqual(chooseCompared('ya m8 saja deh', compared), [{ kind: 'instead', itemId: 1 }])
  assert.deepEqual(chooseCompared('tetap m6 saja', compared), [{ kind: 'no' }])
  assert.deepEqual(chooseCompared('m8 saja tapi 12 lembar', compared), [
    { kind: 'instead', itemId: 1 },
    { kind: 'quantity', qty: 12, unit: 'lembar', change: 'set', itemId: 1 },
  ])
  assert.equal(chooseCompared('wiremesh saja', compared), undefined)
})
