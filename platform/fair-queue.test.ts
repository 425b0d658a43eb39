import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { createFairQueue } from './fair-queue.ts'

/** Work that ends when the test says so, and the order in which it began. */
function createWorks() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    },
    /** Ends the oldest work that runs. */
    async endOne() {
      await new Promise(setImmediate)
      ends.shift()!()
    },
  }
}

test('createFairQueue: a caller who asks for much waits behind themselves', async () => {
  const queue = createFairQueue({
    concurrency: 1,
    maxWaiting: 10,
    maxWaitingPerKey: 5,
    maxWaitMs: 1_000,
  })
  const { begun, work, endOne } = createWorks()
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => queue(name[0]!, work(name)))
  for (let at = 0; at < all.length; at++) await endOne()
  assert.deepEqual(begun, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
})

test('createFairQueue: refuses with a 503 and a time to come back, one key and everybody', async () => {
  const queue = createFairQueue({
    concurrency: 1,
    maxWaiting: 3,
    maxWaitingPerKey: 2,
    maxWaitMs: 1_000,
  })
  const { work, endOne } = createWorks()
  const all = ['a1', 'a2', 'a3'].map((name) => queue('a', work(name)))
  const busy = { status: 503, code: 'limit.busy', more: { retryAfter: 5 } }
  await assert.rejects(queue('a', work('a4')), busy)
  all.push(queue('b', work('b1')))
  await assert.rejects(queue('c', work('c1')), busy)
  for (let at = 0; at < 4; at++) await endOne()
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'b1'])
})

test('createFairQueue: work that fails makes room for the next', async () => {
  const queue = createFairQueue({
    concurrency: 1,
    maxWaiting: 3,
    maxWaitingPerKey: 3,
    maxWaitMs: 1_000,
  })
  const failing = queue('a', () => Promise.reject(new Error('no')))
  const next = queue('a', async () => 'yes')
  await assert.rejects(failing, /no/)
  assert.equal(await next, 'yes')
})

test('createFairQueue: who has waited for too long is refused and makes room', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const queue = createFairQueue({
      concurrency: 1,
      maxWaiting: 2,
      maxWaitingPerKey: 2,
      maxWaitMs: 1_000,
    })
    const { begun, work, endOne } = createWorks()
    const first = queue('a', work('a1'))
    const late = [queue('a', work('a2')), queue('b', work('b1'))]
    mock.timers.tick(1_000)
    for (const each of late) await assert.rejects(each, { status: 503, code: 'limit.busy' })
    const next = [queue('b', work('b2')), queue('a', work('a3'))]
    mock.timers.tick(999)
    for (let at = 0; at < 3; at++) await endOne()
    assert.deepEqual(await Promise.all([first, ...next]), ['a1', 'b2', 'a3'])
    assert.deepEqual(begun, ['a1', 'b2', 'a3'])
  } finally {
    mock.timers.reset()
  }
})
