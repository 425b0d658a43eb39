import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePhoneSearch } from './rules.ts'

test('parsePhoneSearch: accepts phone numbers in any notation', () => {
  for (const written of ['0812 9041 7735', '+62 812-9041-7735', '62 812 9041 7735', '81290417735'])
    assert.equal(parsePhoneSearch(written), '81290417735', written)
  assert.equal(parsePhoneSearch('7735'), '7735')
})

test('parsePhoneSearch: names, addresses and a few digits are not phone numbers', () => {
  for (const written of ['Budi', 'budi@contoh.id', 'CV 8129', '12', '']) {
    assert.equal(parsePhoneSearch(written), undefined, written)
  }
})
