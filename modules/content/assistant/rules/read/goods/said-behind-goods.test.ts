import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChosen, createDialogue } from '#tests/support/assistant/dialogues.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { joinSized } from './continue-name.ts'
import { describeCounted } from './describe-counted.ts'
import { joinLabelled } from './join-labelled.ts'
import { nameForEach } from './name-for-each.ts'

const recognize: RecognizeGoods = Object.assign(
  (text: string) =>
    /semen|pasir|hollow|pintu|genteng/.test(text) ? ('head' as const) : ('none' as const),
  { isPhrase: (before: string, word: string) => before === 'pasir' && word === 'pasang' },
)
const label = (...parts: string[]) =>
  parts.reduce<string[]>((joined, part) => joinLabelled(joined, part, recognize), [])
const size = (...parts: string[]) =>
  parts.reduce<string[]>((joined, part) => joinSized(joined, part, recognize), [])

test('joinLabelled: what a label says behind goods is said of those, before how many', () => {
  assert.deepEqual(label('genteng metal 80 lembar', 'ukuran 80x77'), [
    'genteng metal ukuran 80x77 80 lembar',
  ])
  assert.deepEqual(label('pintu pvc', 'lebar 70 warna putih 2 set'), [
    'pintu pvc lebar 70 warna putih 2 set',
  ])
})

test('joinLabelled: a change, a question and a colour like another one are no more of the goods', () => {
  for (const part of ['ukuran ganti 9 mm', 'ukuran berapa saja', 'warna senada'])
    assert.deepEqual(label('pintu pvc 2 set', part), ['pintu pvc 2 set', part], part)
})

test('joinSized: which ones, behind how many', () => {
  assert.deepEqual(size('semen 45 sak', 'yang 50 kg'), ['semen 50 kg 45 sak'])
  assert.deepEqual(size('pasir 7 kubik saja', 'yang pasang'), ['pasir pasang 7 kubik'])
  assert.deepEqual(size('semen 40 kg 10 sak', 'yang 50 kg'), ['semen 40 kg 10 sak', 'yang 50 kg'])
})

test('describeCounted: how goods are whose quantity the same message says', () => {
  const dialogue = createDialogue(createChosen(1, 'granit 60x60', 19))
  const counted = { kind: 'quantity', qty: 19, unit: 'dus', change: 'set', itemId: 1 } as const
  const goods = (words: string) =>
    ({ kind: 'goods', words, qty: null, unit: null, isTentative: false }) as const
  assert.deepEqual(describeCounted([counted, goods('krem motif marmer')], dialogue)[1], {
    kind: 'specify',
    words: 'krem motif marmer',
    replaced: null,
    itemId: 1,
  })
  assert.deepEqual(
    describeCounted([counted, goods('semen putih')], dialogue)[1],
    goods('semen putih'),
  )
})

test('nameForEach: fittings in each of the widths that are spoken of', () => {
  const pipes = createDialogue(
    createChosen(1, 'pipa aw 3 inch', 5),
    createChosen(2, 'pipa aw 4 inch', 6),
  )
  assert.equal(
    nameForEach('elbow aw untuk semua, masing-masing 8 buah', pipes),
    'elbow aw 3 inch 8 buah, elbow aw 4 inch 8 buah',
  )
  assert.equal(nameForEach('elbow aw untuk semua', pipes), 'elbow aw untuk semua')
})
