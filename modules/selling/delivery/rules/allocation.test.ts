import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '#platform/refusal.ts'
import {
  allocateStock,
  type ShipmentItem,
  type StockAllocation,
  stockShortRefusal,
} from './allocation.ts'

const item = (variantId: number, quantity: number): ShipmentItem => ({
  variantId,
  name: `Barang ${variantId}`,
  unit: 'sak',
  quantity,
  weightKg: 40,
  volumeM3: 0.03,
  lengthM: 1,
  subCategory: 'semen-abu',
})
/** Free stock by warehouse, then by variant. */
const createStockLookup =
  (stock: Record<number, Record<number, number>>) => (variantId: number, warehouseId: number) =>
    stock[warehouseId]?.[variantId] ?? 0

test('allocateStock: the nearest warehouse that has everything sends everything', () => {
  const stock = createStockLookup({
    1: { 10: 50, 11: 1 },
    2: { 10: 50, 11: 5 },
    3: { 10: 50, 11: 5 },
  })
  assert.deepEqual(allocateStock([item(10, 20), item(11, 5)], [1, 2, 3], stock), {
    parts: [
      { variantId: 10, warehouseId: 2, quantity: 20 },
      { variantId: 11, warehouseId: 2, quantity: 5 },
    ],
  })
})

test('allocateStock: otherwise each line comes whole from the nearest warehouse that has it', () => {
  const stock = createStockLookup({ 1: { 10: 50 }, 2: { 10: 50, 11: 5 }, 3: { 12: 7 } })
  assert.deepEqual(allocateStock([item(10, 20), item(11, 5), item(12, 7)], [1, 2, 3], stock), {
    parts: [
      { variantId: 10, warehouseId: 1, quantity: 20 },
      { variantId: 11, warehouseId: 2, quantity: 5 },
      { variantId: 12, warehouseId: 3, quantity: 7 },
    ],
  })
})

test('allocateStock: a line that no warehouse has whole is split, nearest first', () => {
  const stock = createStockLookup({ 1: { 10: 30 }, 2: { 10: 25.5 }, 3: { 10: 40 } })
  assert.deepEqual(allocateStock([item(10, 60)], [1, 2, 3], stock), {
    parts: [
      { variantId: 10, warehouseId: 1, quantity: 30 },
      { variantId: 10, warehouseId: 2, quantity: 25.5 },
      { variantId: 10, warehouseId: 3, quantity: 4.5 },
    ],
  })
})

test('allocateStock: a shortage names the line and what is available', () => {
  const result = allocateStock(
    [item(10, 60), item(11, 1)],
    [1, 2],
    createStockLookup({ 1: { 10: 30 }, 2: { 10: 20 } }),
  )
  assert.ok('short' in result)
  const refusal = stockShortRefusal(result.short)
  assert.ok(isRefusal(refusal))
  assert.equal(
    refusal.message,
    'Stok di gudang yang melayani alamat ini kurang. Barang 10: tersedia 50 sak. Barang 11: tidak tersedia.',
  )
})

test('allocateStock: every line is complete, and no warehouse sends more than it has', () => {
  const stock = fc.array(
    fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 3, maxLength: 3 }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  const quantityLists = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(stock, quantityLists, (stockRows, quantities) => {
      const stockLookup = (variant: number, warehouse: number) => stockRows[warehouse]![variant]!
      const lines = quantities.map((quantity, variant) => item(variant, quantity))
      const result = allocateStock(lines, [...stockRows.keys()], stockLookup)
      const total = (variant: number) => stockRows.reduce((all, row) => all + row[variant]!, 0)
      assert.equal(
        'short' in result,
        lines.some((each) => total(each.variantId) < each.quantity),
      )
      if ('short' in result) return
      for (const { variantId, quantity } of lines) {
        const parts: StockAllocation[] = result.parts.filter((part) => part.variantId === variantId)
        assert.equal(
          parts.reduce((all, part) => all + part.quantity, 0),
          quantity,
        )
        assert.equal(new Set(parts.map((part) => part.warehouseId)).size, parts.length)
        for (const part of parts)
          assert.ok(part.quantity > 0 && part.quantity <= stockLookup(variantId, part.warehouseId))
      }
    }),
    { seed: 20261120 },
  )
})
