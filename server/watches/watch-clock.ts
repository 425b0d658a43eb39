import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { Log } from '#platform/log.ts'
import {
  describeClockDifference,
  findClockDifference,
  MAX_CLOCK_DIFFERENCE_MS,
} from './clock-difference.ts'

/** How often the clocks are compared (ms). */
const INTERVAL_MS = 15_000

type ClockWatch = {
  pool: pg.Pool
  log: Pick<Log, 'error' | 'info'>
  registry: Registry
}

/**
 * Compares this machine's clock with the database's, and logs once when they diverge and once when they agree again.
 * The shop stays open: either clock may be the wrong one, and closing would stop all orders.
 */
export function watchClock({ pool, log, registry }: ClockWatch) {
  const gauge = new Gauge({
    name: 'clock_difference_seconds',
    help: 'By how much the clock of this machine is ahead of the database’s',
    registers: [registry],
  })
  let isWrong = false

  async function compare(): Promise<void> {
    const askedAt = Date.now()
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
    const difference = findClockDifference(rows[0]!.now.getTime(), askedAt, Date.now())
    gauge.set(difference / 1000)
    const wasWrong = isWrong
    isWrong = Math.abs(difference) > MAX_CLOCK_DIFFERENCE_MS
    if (isWrong && !wasWrong)
      log.error({ differenceMs: difference }, describeClockDifference(difference))
    if (!isWrong && wasWrong)
      log.info({ differenceMs: difference }, 'the clock agrees with that of the database again')
  }

  // A database that is away has metrics of its own.
  const timer = setInterval(() => void compare().catch(() => {}), INTERVAL_MS).unref()
  return { compare, stop: () => clearInterval(timer) }
}
