import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { test } from 'node:test'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import { openRedisServer } from '#tests/support/servers/redis-server.ts'
import { createRateLimiter } from './rate-limit.ts'
import { connectRedisCounter } from './redis-counter.ts'

let time = Date.parse('2026-11-20T03:00:00Z')
const clock = { now: () => new Date(time) }
const redis = await openRedisServer(() => time)
const reports = new EventEmitter()
const log = {
  warn: (_details: object, message: string) => reports.emit('warn', message),
  info: (_details: object, message: string) => reports.emit('info', message),
}
const LIMIT = { times: 8, seconds: 60 }

/** The limiter of another process, with a connection of its own. */
async function openProcess() {
  const counter = await connectRedisCounter(redis.url, log)
  await closeAfterTests({ close: async () => counter.close() })
  const added: Promise<unknown>[] = []
  const limiter = createRateLimiter(clock, {
    add(...args) {
      const adding = counter.add(...args)
      added.push(adding.catch(() => {}))
      return adding
    },
  })
  return {
    /** Whether a request of the bucket is let through; what others used is known afterwards. */
    async tryOnce(bucket: string): Promise<boolean> {
      let isAllowed = true
      try {
        limiter.consume(bucket, LIMIT)
      } catch {
        isAllowed = false
      }
      await Promise.all(added)
      return isAllowed
    },
  }
}

const processes = await Promise.all([1, 2, 3, 4].map(openProcess))
const tryInTurn = async (bucket: string, times: number): Promise<number> => {
  let allowed = 0
  for (let turn = 0; turn < times; turn++)
    allowed += Number(await processes[turn % processes.length]!.tryOnce(bucket))
  return allowed
}

test('connectRedisCounter: four processes let through what one would, until the window ends', async () => {
  assert.equal(await tryInTurn('masuk 203.0.113.9', 8), 8)
  assert.ok((await tryInTurn('masuk 203.0.113.9', 40)) <= processes.length)
  assert.equal(await tryInTurn('masuk 203.0.113.10', 8), 8)
  time += 61_000
  assert.equal(await tryInTurn('masuk 203.0.113.9', 8), 8)
})

test('connectRedisCounter: Redis has no address of a person', () => {
  assert.ok(redis.counts.size > 0)
  assert.doesNotMatch([...redis.counts.keys()].join(), /203|masuk/)
})

test('connectRedisCounter: without Redis each process goes on counting, and it is said once', async () => {
  const away = once(reports, 'warn')
  await redis.goAway()
  assert.match(String((await away)[0]), /Redis is away/)
  assert.equal(await tryInTurn('cari 203.0.113.9', 100), 8 * processes.length)
  const back = once(reports, 'info')
  await redis.comeBack()
  assert.match(String((await back)[0]), /Redis is back/)
})

test('connectRedisCounter: a Redis that is not there is refused at the start by the name of its variable', async () => {
  await assert.rejects(
    connectRedisCounter('redis://127.0.0.1:1', log),
    /REDIS_URL: no Redis answers/,
  )
})
