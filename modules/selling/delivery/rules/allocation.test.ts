import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '#platform/refusal.ts'
import {
  allocateStock,
  computeLeadDays,
  findPickupWarehouse,
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
  leadDays: 0,
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
      { variantId: 10, warehouseId: 2, quantity: 20, awaited: 0 },
      { variantId: 11, warehouseId: 2, quantity: 5, awaited: 0 },
    ],
  })
})

test('allocateStock: otherwise each line comes whole from the nearest warehouse that has it', () => {
  const stock = createStockLookup({ 1: { 10: 50 }, 2: { 10: 50, 11: 5 }, 3: { 12: 7 } })
  assert.deepEqual(allocateStock([item(10, 20), item(11, 5), item(12, 7)], [1, 2, 3], stock), {
    parts: [
      { variantId: 10, warehouseId: 1, quantity: 20, awaited: 0 },
      { variantId: 11, warehouseId: 2, quantity: 5, awaited: 0 },
      { variantId: 12, warehouseId: 3, quantity: 7, awaited: 0 },
    ],
  })
})

test('allocateStock: a line that no warehouse has whole is split, nearest first', () => {
  const stock = createStockLookup({ 1: { 10: 30 }, 2: { 10: 25.5 }, 3: { 10: 40 } })
  assert.deepEqual(allocateStock([item(10, 60)], [1, 2, 3], stock), {
    parts: [
      { variantId: 10, warehouseId: 1, quantity: 30, awaited: 0 },
      { variantId: 10, warehouseId: 2, quantity: 25.5, awaited: 0 },
      { variantId: 10, warehouseId: 3, quantity: 4.5, awaited: 0 },
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

test('allocateStock: what is missing of indent goods is awaited in the nearest warehouse', () => {
  const stock = createStockLookup({ 1: { 10: 5 }, 2: { 10: 30, 11: 4 } })
  const items = [{ ...item(10, 50), leadDays: 14 }, { ...item(12, 7), leadDays: 7 }, item(11, 4)]
  const allocated = allocateStock(items, [1, 2], stock)
  assert.deepEqual(allocated, {
    parts: [
      { variantId: 10, warehouseId: 1, quantity: 20, awaited: 15 },
      { variantId: 10, warehouseId: 2, quantity: 30, awaited: 0 },
      { variantId: 12, warehouseId: 1, quantity: 7, awaited: 7 },
      { variantId: 11, warehouseId: 2, quantity: 4, awaited: 0 },
    ],
  })
  assert.ok('parts' in allocated)
  assert.equal(computeLeadDays(items, allocated.parts), 14)
  assert.ok('short' in allocateStock([...items, item(13, 1)], [1, 2], stock))
})

test('computeLeadDays: goods in stock have none, although the factory makes them too', () => {
  const items = [{ ...item(10, 5), leadDays: 14 }]
  const allocated = allocateStock(items, [1], createStockLookup({ 1: { 10: 5 } }))
  assert.ok('parts' in allocated)
  assert.equal(computeLeadDays(items, allocated.parts), 0)
})

test('findPickupWarehouse: the nearest with everything, else with all that is not made to order', () => {
  const indent = { ...item(10, 50), leadDays: 14 }
  const stock = createStockLookup({ 1: { 11: 1 }, 2: { 11: 4 }, 3: { 10: 50, 11: 4 } })
  assert.equal(findPickupWarehouse([indent, item(11, 4)], [1, 2, 3], stock), 3)
  assert.equal(findPickupWarehouse([indent, item(11, 4)], [1, 2], stock), 2)
  assert.equal(findPickupWarehouse([indent, item(11, 9)], [1, 2, 3], stock), undefined)
})
