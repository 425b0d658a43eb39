import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dropBuilding } from './drop-building.ts'
import { dropEveryday } from './everyday-words.ts'
import { nameBelonging } from '../read/goods/name-belonging.ts'
import { normalizeMessage } from './normalize-message.ts'
import { readConversion } from '../read/changes/read-conversion.ts'
import { splitParts } from '../read/goods/read-goods.ts'
import { readAnotherSize } from '../read/changes/read-another-size.ts'
import { emptyDialogue } from '../track/dialogue.ts'
import type { RecognizeGoods } from './recognize-goods.ts'

const recognize: RecognizeGoods = Object.assign(
  (text: string) =>
    /semen|triplek|hebel|ditch|pagar|tutup/u.test(text) ? ('head' as const) : ('none' as const),
  { isPhrase: (before: string, word: string) => before === 'tutup' && word === 'ditch' },
)

test('dropEveryday: what stands before the goods, and behind how many of them, is no part of their name', () => {
  for (const [text, goods] of [
    ['siapkan semen 50 kg 25 sak', 'semen 50 kg 25 sak'],
    ['dari tangerang semen 40 kg', 'semen 40 kg'],
    ['kah hebel 7.5', 'hebel 7.5'],
    ['triplek 9mm 15 lembar cepetan', 'triplek 9mm 15 lembar'],
    ['triplek 9mm cepetan', 'triplek 9mm'],
  ] as const)
    assert.equal(dropEveryday(text, recognize), goods)
})

test('dropEveryday: an unknown word within a name may be a brand, and stays', () => {
  for (const text of [
    'semen gajah 10 sak',
    'semen 10 sak gajah',
    'aquaproof semen 1',
    'siapa semen 1',
  ])
    assert.equal(dropEveryday(text, recognize), text)
})

test('dropBuilding: what is built stands before the goods for it', () => {
  assert.equal(
    dropBuilding('untuk bangun pagar semen 40 kg 15 sak', recognize),
    'semen 40 kg 15 sak',
  )
  assert.equal(dropBuilding('bangun pagar', recognize), 'bangun pagar')
})

test('nameBelonging: what belongs to the goods before has their name and size', () => {
  assert.deepEqual(nameBelonging(['u-ditch 40x60 30', 'tutupnya 30'], recognize), [
    'u-ditch 40x60 30',
    'tutup u-ditch 40x60 30 buah',
  ])
  assert.deepEqual(nameBelonging(['semen 50 kg', 'tutupnya 30'], recognize), [
    'semen 50 kg',
    'tutupnya 30',
  ])
})

test('normalizeMessage: the size of one stands before how many', () => {
  assert.equal(normalizeMessage('kabel 2 roll 50 meter'), 'kabel 50 meter 2 roll')
  assert.equal(normalizeMessage('semen 10 sak 50kg, pasir'), 'semen 50kg 10 sak, pasir')
  assert.equal(normalizeMessage('semen 50 kg 10 sak'), 'semen 50 kg 10 sak')
})

test('readAnotherSize: the last goods in another size are goods of their own', () => {
  const item = { id: 1, words: 'triplek 12 mm', sku: null, qty: 20, unit: 'lembar', match: null }
  const dialogue = { ...emptyDialogue, items: [item] }
  assert.deepEqual(readAnotherSize('sama 9 mm 10', dialogue), {
    kind: 'goods',
    words: 'triplek 9 mm',
    qty: 10,
    unit: null,
    isTentative: false,
  })
  assert.equal(readAnotherSize('jadi 9 mm 10', dialogue), undefined)
  assert.equal(readAnotherSize('sama 9 mm 10', emptyDialogue), undefined)
})

test('readConversion: a wall by its length and height is no measure of goods', () => {
  const text = 'tembok panjang 8 meter tinggi 2,5 meter pakai semen perlu berapa biji'
  assert.equal(readConversion(text, recognize), undefined)
})

test('splitParts: how the goods have to be, said behind how many, stands before it', () => {
  const isWord: RecognizeGoods = (text) =>
    /semen/u.test(text) ? 'head' : /putih/u.test(text) ? 'word' : 'none'
  assert.deepEqual(splitParts('semen 10 sak, yang putih', isWord), ['semen putih 10 sak'])
})
