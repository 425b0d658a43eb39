import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_UNIQUE_CODE, computeInitialCode, findFreeCode } from './unique-code.ts'

test('findFreeCode: a thousand invoices of one amount get 999 codes, and then none', () => {
  const taken = new Set<number>()
  for (let number = 1; number <= MAX_UNIQUE_CODE; number += 1) {
    const code = findFreeCode(
      computeInitialCode(`INV/2026/11/${String(number).padStart(6, '0')}`),
      taken,
    )
    assert.ok(code >= 1 && code <= MAX_UNIQUE_CODE && !taken.has(code))
    taken.add(code)
  }
  assert.equal(findFreeCode(computeInitialCode('INV/2026/11/001000'), taken), 0)
})

test('computeInitialCode: one number always gives the same code, its neighbour one far away', () => {
  assert.equal(computeInitialCode('INV/2026/11/000007'), computeInitialCode('INV/2026/11/000007'))
  assert.ok(
    Math.abs(computeInitialCode('INV/2026/11/000007') - computeInitialCode('INV/2026/11/000008')) >
      100,
  )
})
