import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readCells, readLine } from './read-line.ts'

const lines: [string, string, number | undefined, string?][] = [
  ['40 lbr triplek 9mm', 'triplek 9mm', 40, 'lembar'],
  ['triplek 9 mm 40 lembar', 'triplek 9 mm', 40, 'lembar'],
  ['- semen 50 kg 10 sak', 'semen 50 kg', 10, 'sak'],
  ['3. Besi ulir 13 : 120 btg', 'Besi ulir 13', 120, 'batang'],
  ['RB-TRP-MRT-09-UTY 40', 'RB-TRP-MRT-09-UTY', 40],
  ['RB-TRP-MRT-09-UTY, 1.200', 'RB-TRP-MRT-09-UTY', 1200],
  ['hebel 10 cm x 250', 'hebel 10 cm', 250],
  ['250 hebel 10 cm', 'hebel 10 cm', 250],
  ['pasir beton 6,5 kubik', 'pasir beton', 6.5, 'm³'],
  ['besi ulir 13', 'besi ulir 13', undefined],
  ['cat tembok putih 5 kg', 'cat tembok putih 5 kg', undefined],
  ['pipa pvc 4 inch 12 batang', 'pipa pvc 4 inch', 12, 'batang'],
  ['• keramik 40x40 putih = 30 dus', 'keramik 40x40 putih', 30, 'dus'],
  ['semen qty: 25', 'semen', 25],
  ['9 mm triplek', '9 mm triplek', undefined],
]
test('readLine: reads lines as foremen write them', () => {
  for (const [line, text, qty, unit] of lines)
    assert.deepEqual(readLine(line), { text, qty, unit }, line)
})

test('readCells: reads a row whatever the order of its columns', () => {
  const parsed = { text: 'Semen 50 kg', qty: 10, unit: 'sak' }
  for (const cells of [
    ['Semen 50 kg', '10', 'sak'],
    ['10', 'sak', 'Semen 50 kg'],
    ['1', 'Semen 50 kg', '10', 'Zak'],
    ['1', 'Semen 50 kg', 'sak', '10'],
  ])
    assert.deepEqual(readCells(cells), parsed)
  assert.equal(readCells(['RB-TRP-09', '1.250,5'])!.qty, 1250.5)
})

test('readLine: no word of the text is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (line) => {
      const parsed = readLine(line)
      return parsed === undefined ? !/\p{L}{3}/u.test(line) : parsed.text.length > 0
    }),
  )
})
