import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isTriggered } from './rules.ts'

test('goods are back when the least that is sold is free', () => {
  const at = (free: number) => ({ free, minOrder: 5, price: 100 })
  assert.equal(isTriggered({ kind: 'stock', price: 100 }, at(4)), false)
  assert.equal(isTriggered({ kind: 'stock', price: 100 }, at(5)), true)
})

test('a price has come only when it is below what it was', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (before, now) => {
      const came = isTriggered(
        { kind: 'price', price: before },
        { free: 0, minOrder: 1, price: now },
      )
      assert.equal(came, now < before)
    }),
  )
})
