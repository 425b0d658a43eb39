import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLanes, LaneFullError } from './lanes.ts'

test('createLanes: at most its width runs at once, every lane by itself, and all of it in the end', async () => {
  const lanes = createLanes({ width: 3, maxWaitMs: 60_000 })
  const running = { stock: 0, other: 0 }
  let most = 0
  const work = (lane: keyof typeof running) => async () => {
    running[lane] += 1
    most = Math.max(most, running[lane])
    await new Promise(setImmediate)
    running[lane] -= 1
    return lane
  }
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, nr) => {
      const lane = nr % 2 ? 'stock' : 'other'
      return lanes.run(lane, work(lane))
    }),
  )
  assert.equal(most, 3)
  assert.equal(results.length, 40)
  await assert.rejects(
    lanes.run('stock', () => Promise.reject(new RangeError('x'))),
    RangeError,
  )
  assert.equal(await lanes.run('stock', work('stock')), 'stock')
})

test('createLanes: work without a turn in time is refused and never runs', async () => {
  const lanes = createLanes({ width: 1, maxWaitMs: 1 })
  const held = Promise.withResolvers<void>()
  const first = lanes.run('stock', () => held.promise)
  let ran = false
  await assert.rejects(
    lanes.run('stock', async () => void (ran = true)),
    LaneFullError,
  )
  held.resolve()
  await first
  await lanes.run('stock', async () => {})
  assert.equal(ran, false)
})
