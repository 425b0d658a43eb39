import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitParts } from './read-goods.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'

/** A catalogue of a few words. */
const recognize: RecognizeGoods = (text) =>
  /semen|triplek|kawat|paku|cat|kanstin|paving/.test(text) ? 'head' : 'none'
const split = (text: string) => splitParts(text, recognize)

test('splitParts: goods one behind the other are separated by their quantities', () => {
  assert.deepEqual(split('semen 20 sak triplek 9 mm 15 lembar kawat 2 roll paku 5 kg cat 1 pail'), [
    'semen 20 sak',
    'triplek 9 mm 15 lembar',
    'kawat 2 roll',
    'paku 5 kg',
    'cat 1 pail',
  ])
  assert.deepEqual(split('20 sak semen 15 lembar triplek 9 mm 2 roll kawat'), [
    '20 sak semen',
    '15 lembar triplek 9 mm',
    '2 roll kawat',
  ])
  assert.deepEqual(split('kanstin 20 buah paving 30 m2'), ['kanstin 20 buah', 'paving 30 m2'])
})

test('splitParts: a size, a colour or a brand behind a quantity is no other goods', () => {
  for (const text of ['semen 50 kg 20 sak', 'cat 25 kg putih 2 pail', 'semen 3 roda 20 sak'])
    assert.deepEqual(split(text), [text])
})

test('splitParts: what goes on from the message before begins with its goods', () => {
  assert.deepEqual(split('sama paku 2 kg'), ['paku 2 kg'])
  assert.deepEqual(split('triplek? semen 20 sak dan paku 3 kg'), [
    'triplek',
    'semen 20 sak',
    'paku 3 kg',
  ])
})
