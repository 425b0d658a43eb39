import assert from 'node:assert/strict'
import { test } from 'node:test'
import { variantForDraw, EXPERIMENT, assignVariant, readVariant } from './layout-experiment.ts'

/** A seeded generator (mulberry32): the same draws each time. */
function createSeededRandom(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('variantForDraw: one in three keeps the original layout, within three points over 3,000 draws', () => {
  for (const seed of [1, 20_261_121, 77]) {
    const next = createSeededRandom(seed)
    const originals = Array.from({ length: 3000 }, () => variantForDraw(next())).filter(
      (variant) => variant === 'original',
    ).length
    assert.ok(Math.abs(originals / 3000 - 1 / 3) < 0.03, `${originals} of 3,000`)
  }
})

test('assignVariant: a visitor keeps their layout for a year, whatever is drawn again', () => {
  const cookie = `a=b; ${EXPERIMENT}=original; c=d`
  assert.equal(readVariant(cookie), 'original')
  const request = new Request('http://localhost/register/retail', { headers: { cookie } })
  const { variant, cookie: set } = assignVariant(request, 0.99)
  assert.equal(variant, 'original')
  assert.match(set, /Max-Age=31536000/)
  assert.equal(readVariant(`${EXPERIMENT}=hacked`), undefined)
  assert.equal(assignVariant(new Request('http://localhost/'), 0.5).variant, 'new-layout')
})
