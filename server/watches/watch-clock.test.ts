import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { createMetrics } from '#platform/http/metrics.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { watchClock } from './watch-clock.ts'

const shop = await useTestShop()

test('clock_difference_seconds: a clock that drifts while the shop is open is said by name once, and so is its end', async () => {
  const { registry } = createMetrics()
  const said: string[] = []
  const say = (_details: object, message?: string) => void said.push(message ?? '')
  const { compare, stop } = watchClock({
    pool: shop.pool,
    log: { error: say, info: say },
    registry,
  })
  /** Compares with a clock that is so far ahead; returns the metric. */
  const compareAt = async (ahead: number): Promise<number> => {
    const now = Date.now()
    mock.timers.enable({ apis: ['Date'], now: now + ahead })
    try {
      await compare()
    } finally {
      mock.timers.reset()
    }
    const line = /^clock_difference_seconds (\S+)$/m.exec(await registry.metrics())
    return Number(line![1])
  }
  try {
    assert.ok(Math.abs(await compareAt(0)) < 5)
    assert.deepEqual(said, [])
    const ahead = await compareAt(61_000)
    assert.ok(ahead > 55 && ahead < 65, String(ahead))
    await compareAt(62_000)
    assert.equal(said.length, 1)
    assert.match(
      said[0]!,
      /^The clock of this machine is (60|61) s ahead of that of the database\. /,
    )
    await compareAt(10_000)
    assert.equal(said[1], 'the clock agrees with that of the database again')
    assert.ok((await compareAt(-61_000)) < -55)
    assert.match(said[2]!, /behind that of the database/)
  } finally {
    stop()
  }
})
