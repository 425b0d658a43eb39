import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildListUrl, readListQuery } from './list-query.ts'

const statuses = ['done', 'cancelled'] as const
const read = (search: string) =>
  readListQuery(new URL(`http://toko.contoh.id/backoffice/upo${search}`), { statuses })

test('readListQuery: an empty address is the first page without a filter', () => {
  assert.deepEqual(read(''), { query: { page: 0, count: 20 }, status: undefined, search: '' })
})

test('readListQuery: a known status and a trimmed search reach the call', () => {
  assert.deepEqual(read('?page=2&status=done&search=+besi+').query, {
    page: 2,
    count: 20,
    status: 'done',
    search: 'besi',
  })
})

test('readListQuery: unknown statuses and pages count as absent, long searches are cut', () => {
  assert.deepEqual(read('?page=-1&status=lost').query, { page: 0, count: 20 })
  assert.equal(read(`?search=${'a'.repeat(150)}`).search.length, 100)
})

test('buildListUrl: leaves empty parameters out', () => {
  assert.equal(buildListUrl({ status: undefined, search: 'semen PCC' }), '?search=semen+PCC')
})
