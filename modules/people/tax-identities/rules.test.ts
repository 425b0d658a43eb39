import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TaxIdentityInput } from './contract.ts'
import { isNik, maskIdNumber } from './rules.ts'

const input = { name: 'Warsito', address: 'Jl. Melati 4, Bekasi', revision: 0 }
const parse = (kind: string, idNumber: string) =>
  TaxIdentityInput.safeParse({ ...input, kind, idNumber })

test('isNik: a province, a day of birth, a month and a serial number', () => {
  assert.ok(isNik('3216061708900001'))
  assert.ok(isNik('3216065708900001'), 'a woman’s day of birth')
  for (const wrong of [
    '0016061708900001',
    '3216063208900001',
    '3216061713900001',
    '3216061708900000',
    '321606170890000',
  ])
    assert.ok(!isNik(wrong), wrong)
})

test('TaxIdentityInput: numbers in any notation; another length says how many there are', () => {
  assert.equal(parse('npwp', '09.123.456.7-801.300').data?.idNumber, '0091234567801300')
  assert.equal(parse('nik', '3216 0617 0890 0001').data?.idNumber, '3216061708900001')
  assert.match(parse('npwp', '12345').error!.issues[0]!.message, /16 angka/)
  assert.match(parse('nik', '321606170890000').error!.issues[0]!.message, /16 angka/)
  assert.match(parse('nik', '9999999999999999').error!.issues[0]!.message, /KTP/)
  assert.match(parse('npwp', '0'.repeat(16)).error!.issues[0]!.message, /nol/)
})

test('maskIdNumber: leaves four digits', () => {
  assert.equal(maskIdNumber('3216061708900001'), '••••••••••••0001')
})
