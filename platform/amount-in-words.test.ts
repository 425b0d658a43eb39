import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { moneyInWords, numberInWords } from './amount-in-words.ts'
import { rupiah, sen } from './money.ts'

const samples: [number, string][] = [
  [0, 'nol'],
  [8, 'delapan'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [14, 'empat belas'],
  [20, 'dua puluh'],
  [91, 'sembilan puluh satu'],
  [100, 'seratus'],
  [111, 'seratus sebelas'],
  [1_000, 'seribu'],
  [1_100, 'seribu seratus'],
  [11_000, 'sebelas ribu'],
  [21_001, 'dua puluh satu ribu satu'],
  [101_000, 'seratus satu ribu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [12_345_678, 'dua belas juta tiga ratus empat puluh lima ribu enam ratus tujuh puluh delapan'],
  [1_000_000_000, 'satu miliar'],
  [2_000_000_000_017, 'dua triliun tujuh belas'],
]

test('numberInWords: numbers as Indonesians read them', () => {
  for (const [value, words] of samples) assert.equal(numberInWords(value), words)
})

test('moneyInWords: rupiah, and sen where there are any', () => {
  assert.equal(moneyInWords(rupiah(150_000)), 'seratus lima puluh ribu rupiah')
  assert.equal(
    moneyInWords(sen(9_166_667)),
    'sembilan puluh satu ribu enam ratus enam puluh enam rupiah enam puluh tujuh sen',
  )
  assert.equal(moneyInWords(rupiah(-1)), 'minus satu rupiah')
})

/** Parses the words, independently of the code that writes them. */
function parseWords(words: string): number {
  const units = [
    'nol',
    'satu',
    'dua',
    'tiga',
    'empat',
    'lima',
    'enam',
    'tujuh',
    'delapan',
    'sembilan',
  ]
  const scales: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 }
  let total = 0
  let group = 0
  let pending = 0
  const addPending = () => {
    group += pending
    pending = 0
  }
  for (const word of words.replaceAll(/\bse(puluh|belas|ratus|ribu)\b/g, 'satu $1').split(' ')) {
    if (units.includes(word)) {
      addPending()
      pending = units.indexOf(word)
    } else if (word === 'belas') pending += 10
    else if (word === 'puluh') pending *= 10
    else if (word === 'ratus') pending *= 100
    else {
      addPending()
      total += group * scales[word]!
      group = 0
    }
  }
  addPending()
  return total + group
}

test('numberInWords: any number can be parsed back from its words', () => {
  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 99_999 }),
    fc.integer({ min: 0, max: 90_000_000_000_000 }),
  )
  fc.assert(
    fc.property(amounts, (value) => parseWords(numberInWords(value)) === value),
    { seed: 7, numRuns: 2_000 },
  )
})
