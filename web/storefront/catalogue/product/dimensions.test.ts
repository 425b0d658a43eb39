import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDimensions } from './dimensions.ts'

const attribute = (key: string, unit: string | null) => ({
  key,
  label: key,
  unit,
  type: 'text' as const,
  onCard: true,
})

test('findDimensions: a sheet has the sides of its size and its thickness', () => {
  const found = findDimensions([attribute('tebal', 'mm'), attribute('ukuran', null)], {
    attributes: { tebal: 9, ukuran: '1.220 × 2.440 mm' },
    lengthM: 2.44,
  })
  assert.deepEqual(found && [found.length.text, found.width.text, found.height.text], [
    '2.440 mm',
    '1.220 mm',
    '9 mm',
  ])
})

test('findDimensions: a bar is as high as wide, and as long as it is sold', () => {
  const found = findDimensions([attribute('diameter', 'mm')], {
    attributes: { diameter: 13 },
    lengthM: 12,
  })
  assert.deepEqual(found && [found.length.text, found.width.text, found.height.mm], [
    '12 m',
    '13 mm',
    13,
  ])
})

test('findDimensions: a block names its three sides in one size', () => {
  const found = findDimensions([attribute('ukuran', null)], {
    attributes: { ukuran: '600 × 200 × 100 mm' },
    lengthM: 1,
  })
  assert.deepEqual(found && [found.length.mm, found.width.mm, found.height.mm], [600, 200, 100])
})

test('findDimensions: what has no sides that matter has no drawing', () => {
  for (const attributes of [{ isi: 40 }, { ukuran: '4 inci' }, { jenis: 'PCC' }])
    assert.equal(
      findDimensions(
        [attribute('isi', 'kg'), attribute('ukuran', null), attribute('jenis', null)],
        { attributes: attributes as Record<string, string | number>, lengthM: 0.6 },
      ),
      undefined,
    )
})
