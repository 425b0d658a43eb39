import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { selectWritable, type OrderCandidate } from './writable-orders.ts'

const takes = (quantity: number, variantId = 1) => ({ variantId, warehouseId: 1, quantity })
const candidate = (accountId: string, ...reserved: OrderCandidate['reserved']): OrderCandidate => ({
  accountId,
  cartRevision: 3,
  reserved,
})
const locked = (accounts: string[], freeStock: Record<string, number>) => ({
  isNew: accounts.map(() => true),
  revisions: new Map(accounts.map((account) => [account, 3])),
  freeStock: new Map(Object.entries(freeStock)),
})

test('selectWritable: the earlier orders get what is left, each with all of its lines or none', () => {
  const orders = [
    candidate('a', takes(4)),
    candidate('b', takes(5), takes(9, 2)),
    candidate('c', takes(7)),
    candidate('d', takes(6)),
  ]
  const state = locked(['a', 'b', 'c', 'd'], { '1/1': 10, '2/1': 8 })
  assert.deepEqual(selectWritable(orders, state), ['write', 'again', 'again', 'write'])
})

test('selectWritable: one order of a cart, and none of a cart that changed or is gone', () => {
  const orders = [candidate('a', takes(1)), candidate('a', takes(1)), candidate('b', takes(1))]
  const state = locked(['a', 'a', 'b'], { '1/1': 10 })
  assert.deepEqual(selectWritable(orders, state), ['write', 'again', 'write'])
  const changed = { ...state, revisions: new Map([['a', 4]]) }
  assert.deepEqual(selectWritable(orders, changed), ['again', 'again', 'again'])
})

test('selectWritable: a key that is not new, and a row that an import changes, are left to the order alone', () => {
  const orders = [candidate('a', takes(1)), candidate('b', takes(1, 2))]
  const state = locked(['a', 'b'], { '1/1': 10 })
  assert.deepEqual(selectWritable(orders, { ...state, isNew: [false, true] }), ['alone', 'alone'])
})

test('selectWritable: never more of a row than is free, in thousandths', () => {
  const quantity = fc.integer({ min: 1, max: 3_000 }).map((thousandths) => thousandths / 1_000)
  const lines = fc.array(
    fc.record({
      variantId: fc.integer({ min: 1, max: 3 }),
      warehouseId: fc.constant(1),
      quantity,
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 12 }), (all) => {
      const accounts = all.map((_, index) => String(index))
      const orders = all.map((reserved, index) => candidate(accounts[index]!, ...reserved))
      const free = { '1/1': 4, '2/1': 2.5, '3/1': 0 }
      const verdicts = selectWritable(orders, locked(accounts, free))
      for (const [key, limit] of Object.entries(free)) {
        const taken = all
          .filter((_, index) => verdicts[index] === 'write')
          .flat()
          .filter((line) => `${line.variantId}/${line.warehouseId}` === key)
        const thousandths = taken.reduce((sum, line) => sum + Math.round(line.quantity * 1_000), 0)
        assert.ok(thousandths <= limit * 1_000)
      }
    }),
    { seed: 48, numRuns: 300 },
  )
})
