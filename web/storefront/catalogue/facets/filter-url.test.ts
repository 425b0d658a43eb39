import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  toCanonicalQuery,
  clearFilters,
  readFilters,
  readSort,
  removeFilter,
  addFilter,
} from './filter-url.ts'

const queryOf = (query: string) => new URLSearchParams(query)

test('readFilters: reads a list’s URL as its query', () => {
  assert.deepEqual(
    readFilters(
      queryOf(
        'tebal=9&tebal=12&merek=rimbaply,mahakayu&gudang=CBT&siap=1&min=50.000&maks=200000&page=2&urut=laku',
      ),
    ),
    {
      attributes: 'tebal:9,12',
      brand: 'rimbaply,mahakayu',
      place: 'CBT',
      ready: 'ready',
      minPrice: 50000,
      maxPrice: 200000,
    },
  )
  assert.deepEqual(readFilters(queryOf('min=&maks=abc&merek=&tebal=')), {})
  assert.equal(readSort(queryOf('urut=harga-naik')), 'price-asc')
  for (const query of ['', 'urut=toString', 'urut='])
    assert.equal(readSort(queryOf(query)), undefined)
})

test('removeFilter: removes one value or a whole range and returns to the first page', () => {
  const params = queryOf('tebal=9&tebal=12&merek=a,b&min=1&maks=2&page=3')
  assert.equal(
    removeFilter(params, { name: 'tebal', value: '9' }),
    '?tebal=12&merek=a,b&min=1&maks=2',
  )
  assert.equal(
    removeFilter(params, { name: 'merek', value: 'b' }),
    '?tebal=9&tebal=12&merek=a&min=1&maks=2',
  )
  assert.equal(removeFilter(params, { name: 'min', value: '' }), '?tebal=9&tebal=12&merek=a,b')
  assert.equal(addFilter(queryOf('page=2'), 'tebal', '9'), '?tebal=9')
  assert.equal(
    clearFilters(queryOf('search=semen&tebal=9&urut=laku&page=1')),
    '?search=semen&urut=laku',
  )
})

test('toCanonicalQuery: drops unknown parameters and has one order', () => {
  assert.equal(
    toCanonicalQuery(queryOf('urut=acak&utm_source=x&tebal=9&merek=b,a&bobot=4&min='), ['tebal']),
    '?tebal=9&merek=a&merek=b',
  )
  assert.equal(toCanonicalQuery(queryOf('page=-1'), []), '')
  assert.equal(toCanonicalQuery(queryOf('page=2&search=a,b'), []), '?search=a,b&page=2')
})
