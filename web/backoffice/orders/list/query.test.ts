import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCallQuery, readOrderListQuery, buildFilterUrl } from './query.ts'

const readQuery = (query: string) =>
  readOrderListQuery(new URL(`http://toko.contoh.id/backoffice/pesanan${query}`))

test('readOrderListQuery: an address without parameters is the unfiltered first page', () => {
  assert.deepEqual(toCallQuery(readQuery('')), { page: 0 })
})

test('readOrderListQuery: treats invalid parameters as absent', () => {
  assert.deepEqual(toCallQuery(readQuery('?status=lost&from=2026-02-30&to=kemarin&page=-1')), {
    page: 0,
  })
})

test('buildFilterUrl: preserves search and days and starts at the first page', () => {
  const listQuery = readQuery('?search=semen+PCC&from=2026-11-01&page=3&status=shipped')
  assert.equal(listQuery.page, 3)
  assert.equal(
    buildFilterUrl(listQuery, { status: 'processing' }),
    '?status=processing&search=semen+PCC&from=2026-11-01',
  )
  assert.equal(
    buildFilterUrl(listQuery, { status: undefined }),
    '?search=semen+PCC&from=2026-11-01',
  )
})
