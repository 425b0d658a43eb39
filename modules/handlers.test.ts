import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handlersByGroup, handlers, handlersByName } from './handlers.ts'

// `npm test -- types` is half of these tests: an unused `@ts-expect-error` is a type error.

test('handlersByName: a missing group does not compile', () => {
  const { audit: _audit, ...withoutAudit } = handlersByGroup
  // @ts-expect-error -- the contract has a group `audit`.
  const named = handlersByName(withoutAudit)
  assert.deepEqual(
    missingFrom(named),
    Object.keys(handlersByGroup.audit).map((call) => `audit.${call}`),
  )
})

test('handlersByName: a missing call does not compile', () => {
  const { add: _add, ...cart } = handlersByGroup.cart
  // @ts-expect-error -- the contract has a call `cart.add`.
  const named = handlersByName({ ...handlersByGroup, cart })
  assert.deepEqual(missingFrom(named), ['cart.add'])
})

const missingFrom = (named: object) => Object.keys(handlers).filter((name) => !(name in named))
