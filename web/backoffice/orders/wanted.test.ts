import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asQuery, wantedOf, withStatus } from './wanted.ts'

const at = (query: string) => wantedOf(`http://toko.contoh.id/backoffice/pesanan${query}`)

test('an address with nothing in it asks for everything', () => {
  assert.deepEqual(asQuery(at('')), { page: 0 })
})

test('what makes no sense in an address counts as absent', () => {
  assert.deepEqual(asQuery(at('?status=lost&from=2026-02-30&to=kemarin&page=-1')), { page: 0 })
})

test('another status keeps the search and the days, and starts at the first page', () => {
  const wanted = at('?search=semen+PCC&from=2026-11-01&page=3&status=shipped')
  assert.equal(wanted.page, 3)
  assert.equal(
    withStatus(wanted, 'processing'),
    '?status=processing&search=semen+PCC&from=2026-11-01',
  )
  assert.equal(withStatus(wanted, undefined), '?search=semen+PCC&from=2026-11-01')
})
