import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sen } from '#platform/money.ts'
import { decideLines, LineDecision, type NegotiatedLine } from './decisions.ts'

const offered = (id: string): NegotiatedLine => ({
  id,
  name: id,
  status: 'open',
  listPrice: sen(100_000),
  offer: sen(90_000),
})

test('decideLines: a counter begins the next round, one accepted line accepts, none rejects', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...LineDecision), { minLength: 1, maxLength: 20 }),
      fc.boolean(),
      (decisions, isFreightCountered) => {
        const lines = decisions.map((_, index) => offered(`baris-${index}`))
        const outcome = decideLines(
          lines,
          decisions.map((decision, index) => ({
            lineId: lines[index]!.id,
            decision,
            price: decision === 'counter' ? sen(80_000) : undefined,
          })),
          isFreightCountered,
        )
        const isAccepted = decisions.includes('accept')
        const expected =
          decisions.includes('counter') || (isFreightCountered && isAccepted)
            ? 'submitted'
            : isAccepted
              ? 'accepted'
              : 'rejected'
        assert.equal(outcome.to, expected)
        for (const { decision, status, price } of outcome.lines)
          assert.deepEqual(
            [status, price],
            {
              accept: ['accepted', 90_000],
              refuse: ['refused', null],
              counter: ['open', 80_000],
            }[decision],
          )
      },
    ),
    { seed: 14, numRuns: 5000 },
  )
})

test('decideLines: what was accepted in an earlier round counts', () => {
  const earlier: NegotiatedLine = { ...offered('lama'), status: 'accepted' }
  const { to } = decideLines(
    [earlier, offered('baru')],
    [{ lineId: 'baru', decision: 'refuse' }],
    false,
  )
  assert.equal(to, 'accepted')
})
