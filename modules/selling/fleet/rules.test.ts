import assert from 'node:assert/strict'
import { test } from 'node:test'
import { explainOverload, normalizePlate } from './rules.ts'

test('normalizePlate: spaces and capitals as on the plate', () => {
  for (const typed of ['b9123kxr', ' B 9123 KXR ', 'B-9123-KXR', 'b 9123kxr'])
    assert.equal(normalizePlate(typed), 'B 9123 KXR')
  assert.equal(normalizePlate('RI 1'), 'RI 1')
  assert.equal(normalizePlate('pinjaman 2'), 'PINJAMAN 2')
})

test('explainOverload: names weight and volume that are over, with what the vehicle carries', () => {
  const pickup = { capacityKg: 1000, capacityM3: 2.5 }
  assert.equal(explainOverload({ weightKg: 1000, volumeM3: 2.5 }, pickup), null)
  assert.match(
    explainOverload({ weightKg: 1200, volumeM3: 1 }, pickup)!,
    /^Muatan terlalu banyak: 1\.200 kg, kendaraan ini sampai 1\.000 kg\. Kurangi/,
  )
  assert.match(explainOverload({ weightKg: 1, volumeM3: 2.6 }, pickup)!, /2,6 m³.*2,5 m³/)
})
