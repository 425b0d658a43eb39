import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCallQuery, readOrderListQuery, buildStatusUrl } from './query.ts'

const readQuery = (query: string) =>
  readOrderListQuery(new URL(`http://toko.contoh.id/backoffice/pesanan${query}`))

test('an address with nothing in it asks for everything', () => {
  assert.deepEqual(toCallQuery(readQuery('')), { page: 0 })
})

test('what makes no sense in an address counts as absent', () => {
  assert.deepEqual(toCallQuery(readQuery('?status=lost&from=2026-02-30&to=kemarin&page=-1')), {
    page: 0,
  })
})

test('another status keeps the search and the days, and starts at the first page', () => {
  const listQuery = readQuery('?search=semen+PCC&from=2026-11-01&page=3&status=shipped')
  assert.equal(listQuery.page, 3)
  assert.equal(
    buildStatusUrl(listQuery, 'processing'),
    '?status=processing&search=semen+PCC&from=2026-11-01',
  )
  assert.equal(buildStatusUrl(listQuery, undefined), '?search=semen+PCC&from=2026-11-01')
})
