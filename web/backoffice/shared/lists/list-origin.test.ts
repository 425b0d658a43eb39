import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCaseUrl, preserveListOrigin, readListOrigin } from './list-origin.ts'

const origin = { list: '/backoffice/pesanan?status=shipped&search=semen+PCC', position: 'a b' }
const readUrl = (url: string) => readListOrigin(new URL(url, 'https://toko.contoh.id').searchParams)

test('readListOrigin: gives back the list and the position that an address was built with', () => {
  assert.deepEqual(readUrl(buildCaseUrl('/backoffice/pesanan/1', origin)), origin)
  assert.equal(readUrl('/backoffice/pesanan/1'), undefined)
})

test('readListOrigin: knows no address beyond the two lists', () => {
  for (const list of ['//lain.id', 'https://lain.id', '/backoffice/staf', '/login', ''])
    assert.equal(
      readUrl(buildCaseUrl('/backoffice/pesanan/1', { ...origin, list })),
      undefined,
      list,
    )
})

test('preserveListOrigin: a form that was posted before scripts run leads back with its origin', () => {
  const request = new Request(`https://toko.contoh.id${buildCaseUrl('/backoffice/upo/1', origin)}`)
  assert.equal(
    preserveListOrigin('/backoffice/upo/1', request),
    buildCaseUrl('/backoffice/upo/1', origin),
  )
})
