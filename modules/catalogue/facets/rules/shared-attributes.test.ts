import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectSharedAttributes } from './shared-attributes.ts'

const attribute = (key: string, unit: string | null = null) => ({
  key,
  label: key,
  unit,
  type: unit ? ('number' as const) : ('text' as const),
  onCard: true,
})
const select = (...found: Parameters<typeof selectSharedAttributes>[0]) =>
  selectSharedAttributes(found).map(({ key, unit }) => `${key} ${unit}`)

test('selectSharedAttributes: those of most products, the most frequent kind first', () => {
  const tiles = { attributes: [attribute('ukuran'), attribute('motif')], products: 6 }
  const granite = { attributes: [attribute('warna'), attribute('ukuran')], products: 4 }
  const glue = { attributes: [attribute('isi', 'kg')], products: 1 }
  assert.deepEqual(select(granite, tiles, glue), ['ukuran null', 'motif null'])
  assert.deepEqual(select(), [])
})

test('selectSharedAttributes: of one key with two meanings the more frequent one', () => {
  const sheets = { attributes: [attribute('tebal', 'mm')], products: 5 }
  const bricks = { attributes: [attribute('tebal', 'cm')], products: 4 }
  assert.deepEqual(select(bricks, sheets), ['tebal mm'])
})
