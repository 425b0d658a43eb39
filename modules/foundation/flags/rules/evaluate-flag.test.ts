import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { evaluateFlag, findCommonVariant, type FlagTargeting } from './evaluate-flag.ts'

const visitor = (id: string, page = '/') => ({ id, audience: 'visitor' as const, page })
const ids = (count: number) => Array.from({ length: count }, (_, at) => `pengunjung-${at}`)

test('evaluateFlag: one in three and two in three, within three points over 3,000 readers', () => {
  for (const key of ['satu', 'dua', 'tiga']) {
    const targeting: FlagTargeting = { rules: [], shares: [1, 2] }
    const firsts = ids(3000).filter(
      (id) => evaluateFlag(key, targeting, visitor(id)).variant === 0,
    ).length
    assert.ok(Math.abs(firsts / 3000 - 1 / 3) < 0.03, `${firsts} of 3,000`)
  }
})

test('evaluateFlag: a reader keeps the variant, also when the shares of others grow', () => {
  for (const id of ids(200)) {
    const [small, large] = (
      [
        [1, 9],
        [5, 5],
      ] as const
    ).map((shares) => evaluateFlag('satu', { rules: [], shares }, visitor(id)).variant)
    if (small === 0) assert.equal(large, 0)
  }
  const half: FlagTargeting = { rules: [], shares: [1, 1] }
  for (const id of ids(20))
    for (const held of [0, 1] as const)
      assert.equal(evaluateFlag('satu', half, { ...visitor(id), held }).variant, held)
  // A variant that nobody is to get any more is not kept.
  const ended: FlagTargeting = { rules: [], shares: [1, 0] }
  assert.equal(evaluateFlag('satu', ended, { ...visitor('x'), held: 1 }).variant, 0)
})

test('evaluateFlag: the first rule that fits account and page decides', () => {
  const targeting: FlagTargeting = {
    rules: [
      { audience: 'business', page: '', shares: [0, 1] },
      { audience: 'all', page: '/blog', shares: [0, 1] },
    ],
    shares: [1, 0],
  }
  const evaluate = (audience: 'visitor' | 'retail' | 'business', page: string) =>
    evaluateFlag('satu', targeting, { id: 'a', audience, page })
  assert.deepEqual(evaluate('business', '/cart'), { variant: 1, reason: 'TARGETING_MATCH' })
  assert.deepEqual(evaluate('retail', '/cart'), { variant: 0, reason: 'STATIC' })
  assert.deepEqual(evaluate('retail', '/blog/panduan'), { variant: 1, reason: 'TARGETING_MATCH' })
  assert.equal(evaluate('retail', '/blogger').variant, 0)
  assert.equal(evaluate('visitor', '/blog').variant, 1)
})

test('findCommonVariant: is what every reader gets, or nothing', () => {
  const share = fc.constantFrom<readonly [number, number]>([1, 0], [0, 1], [1, 1])
  const rule = fc.record({
    audience: fc.constantFrom('all' as const, 'retail' as const),
    page: fc.constantFrom('', '/blog'),
    shares: share,
  })
  fc.assert(
    fc.property(
      fc.record({ rules: fc.array(rule, { maxLength: 3 }), shares: share }),
      fc.constantFrom('visitor' as const, 'retail' as const, 'business' as const),
      fc.constantFrom('/', '/blog/x'),
      (targeting, audience, page) => {
        const common = findCommonVariant(targeting)
        if (common === undefined) return
        assert.equal(evaluateFlag('satu', targeting, { id: 'a', audience, page }).variant, common)
      },
    ),
    { seed: 5 },
  )
})
