import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, cleared, narrowingFrom, sortFrom, without, withValue } from './address.ts'

const at = (query: string) => new URLSearchParams(query)

test('an address is read as the list’s query', () => {
  assert.deepEqual(
    narrowingFrom(
      at(
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
  assert.deepEqual(narrowingFrom(at('min=&maks=abc&merek=&tebal=')), {})
  assert.equal(sortFrom(at('urut=harga-naik')), 'price-asc')
  for (const query of ['', 'urut=toString', 'urut=']) assert.equal(sortFrom(at(query)), undefined)
})

test('a chosen value goes alone, a range as a whole, and each leads to the first page', () => {
  const params = at('tebal=9&tebal=12&merek=a,b&min=1&maks=2&page=3')
  assert.equal(without(params, { name: 'tebal', value: '9' }), '?tebal=12&merek=a,b&min=1&maks=2')
  assert.equal(
    without(params, { name: 'merek', value: 'b' }),
    '?tebal=9&tebal=12&merek=a&min=1&maks=2',
  )
  assert.equal(without(params, { name: 'min', value: '' }), '?tebal=9&tebal=12&merek=a,b')
  assert.equal(withValue(at('page=2'), 'tebal', '9'), '?tebal=9')
  assert.equal(cleared(at('search=semen&tebal=9&urut=laku&page=1')), '?search=semen&urut=laku')
})

test('the canonical address knows nothing unknown, and one order', () => {
  assert.equal(
    canonical(at('urut=acak&utm_source=x&tebal=9&merek=b,a&bobot=4&min='), ['tebal']),
    '?tebal=9&merek=a&merek=b',
  )
  assert.equal(canonical(at('page=-1'), []), '')
  assert.equal(canonical(at('page=2&search=a,b'), []), '?search=a,b&page=2')
})
