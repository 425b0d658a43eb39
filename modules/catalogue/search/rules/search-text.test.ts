import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSearchText } from './search-text.ts'

const words = (...texts: string[]) => buildSearchText(texts).split(' ')

test('buildSearchText: has every word once, in lower case and without accents', () => {
  assert.deepEqual(words('Café Triplek', 'TRIPLEK meranti'), ['cafe', 'triplek', 'meranti'])
})

test('buildSearchText: has sizes joined and apart, and the parts of a SKU apart', () => {
  assert.deepEqual(words('9 mm'), ['9', '9mm', 'mm'])
  assert.ok(words('122 × 244 cm').includes('122x244') && words('122 × 244 cm').includes('244'))
  assert.ok(words('7,5 cm').includes('7p5cm') && words('Pipa ½"').includes('1per2inch'))
  assert.deepEqual(words('RB-TRP-MRT-09-UTY'), ['rb', 'trp', 'mrt', '09', 'uty'])
})

test('buildSearchText: ignores symbols without letters or digits', () => {
  assert.deepEqual(words('', `'"`, '🧱🔨', ':*&|!()'), [''])
})
