import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listDoubtfulWords } from './doubtful-words.ts'

const term = (word: string) => ({ word, weight: 1 })
/** Cement, boards of cement, and four kinds of painted goods. */
const kinds = (...scores: number[][]) => new Map(scores.map((each, id) => [id, each]))

test('listDoubtfulWords: what hardly any goods have, and never a colour or what names the goods', () => {
  const subCategoryScores = kinds(
    [1, 0, 0],
    [0.5, 0, 0],
    [0, 0.4, 0],
    [0, 0.4, 0],
    [0, 0.4, 0],
    [0, 0.4, 0.2],
  )
  const terms = [term('semen'), term('merah'), term('bogor')]
  assert.deepEqual(listDoubtfulWords({ terms, head: 0, subCategoryScores, corrections: [] }), [
    'bogor',
  ])
})

test('listDoubtfulWords: a corrected word that only other goods have, as it was typed', () => {
  const query = { terms: [term('semen'), term('kayu')], head: 0 }
  const corrections = [{ typed: 'kau', meant: 'kayu' }]
  assert.deepEqual(
    listDoubtfulWords({ ...query, corrections, subCategoryScores: kinds([1, 0], [0, 1]) }),
    ['kau'],
  )
  assert.deepEqual(
    listDoubtfulWords({ ...query, corrections, subCategoryScores: kinds([1, 0.4], [0, 1]) }),
    [],
  )
})
