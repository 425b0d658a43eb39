import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isRefusal } from '#platform/refusal.ts'
import {
  negotiationStateMachine,
  negotiationStatusNames,
  NegotiationStatus,
  type NegotiationActor,
} from './negotiation-status.ts'

const actors: NegotiationActor[] = ['buyer', 'staff', 'system']

/** The table of the domain, written a second time: who may take which step. */
const MODEL = new Set([
  'staff submitted countered',
  'staff submitted declined',
  'buyer submitted cancelled',
  'buyer countered accepted',
  'buyer countered rejected',
  'buyer countered submitted',
  'system countered expired',
  'buyer accepted ordered',
  'system accepted expired',
])

test('negotiationStateMachine: random sequences of 10,000 steps go where the domain’s table says', () => {
  const steps = fc.array(
    fc.record({ to: fc.constantFrom(...NegotiationStatus), who: fc.constantFrom(...actors) }),
    { minLength: 20, maxLength: 50, size: 'max' },
  )
  let taken = 0
  let tried = 0
  fc.assert(
    fc.property(steps, (sequence) => {
      let status: NegotiationStatus = 'submitted'
      for (const { to, who } of sequence) {
        tried += 1
        if (MODEL.has(`${who} ${status} ${to}`)) {
          status = negotiationStateMachine.transition(status, to, who)
          assert.equal(status, to)
          taken += 1
          continue
        }
        const from = status
        assert.throws(
          () => negotiationStateMachine.transition(from, to, who),
          (thrown) =>
            isRefusal(thrown) &&
            thrown.status === 409 &&
            thrown.code === 'negotiation.state' &&
            thrown.message.includes(negotiationStatusNames[from]),
        )
      }
    }),
    { seed: 14, numRuns: 1000 },
  )
  assert.ok(tried > 10_000 && taken > 500, `${tried} steps tried, ${taken} taken`)
})
