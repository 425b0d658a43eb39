import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isTriggered } from './rules.ts'

test('isTriggered: stock alerts once the minimum order is free', () => {
  const at = (free: number) => ({ free, minOrder: 5, price: 100 })
  assert.equal(isTriggered({ kind: 'stock', price: 100 }, at(4)), false)
  assert.equal(isTriggered({ kind: 'stock', price: 100 }, at(5)), true)
})

test('isTriggered: price alerts only below the price at first', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (before, now) => {
      const triggered = isTriggered(
        { kind: 'price', price: before },
        { free: 0, minOrder: 1, price: now },
      )
      assert.equal(triggered, now < before)
    }),
  )
})
