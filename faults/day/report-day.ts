import { formatTable } from '#bench/report/table.ts'
import type { OrderAudit } from '../drill.ts'
import { visitsOfRealDay } from './arrivals.ts'
import type { DayResult } from './run-day.ts'
import type { TrafficKind } from './traffic.ts'

/** More than so much (ms), and this process was itself what people waited for. */
const MAX_CLIENT_LATE_MS = 50

/** A day's figures by kind of traffic. */
export function formatDay(result: DayResult): string {
  const rows = [...result.kinds, { ...result.all, kind: 'all' }].map(toRow)
  const head = ['traffic', 'count', 'failed', 'p50 ms', 'p95 ms', 'p99 ms']
  const { reasons } = result
  return [
    formatTable([head, ...rows]),
    '',
    ...describeDay(result),
    ...reasons.slice(0, 10).map((reason) => `failed: ${reason}`),
  ].join('\n')
}

const toRow = ({ kind, count, failed, p50Ms, p95Ms, p99Ms }: TrafficKind) => [
  kind,
  formatCount(count),
  formatCount(failed),
  ...[p50Ms, p95Ms, p99Ms].map(formatMs),
]

/** What the machine did for it, one line each. */
function describeDay(result: DayResult): string[] {
  const { visits, seconds, all, peakPerSecond, processorTime, clientLateMs } = result
  const realDay = Math.round(visitsOfRealDay(peakPerSecond) / 1000) * 1000
  return [
    `${formatCount(visits)} visits in ${Math.round(seconds)} s, ${formatCount(all.count / seconds)} requests a second; ` +
      `${peakPerSecond.toFixed(1)} visits a second in the busiest hour, as on a day of ${formatCount(realDay)} visits`,
    ...(processorTime
      ? [
          `processor time of a request: ${(processorTime.shopMs / all.count).toFixed(2)} ms of the shop, ` +
            `${(processorTime.databaseMs / all.count).toFixed(2)} ms of PostgreSQL; of a visit: ` +
            `${(processorTime.shopMs / visits).toFixed(1)} and ${(processorTime.databaseMs / visits).toFixed(1)} ms`,
        ]
      : []),
    ...(clientLateMs > MAX_CLIENT_LATE_MS
      ? [
          `The visitors' own process was late by ${formatMs(clientLateMs)} ms (p99): all times include that.`,
        ]
      : []),
  ]
}

/** A rising load, one row for each step. */
export function formatSteps(results: readonly DayResult[]): string {
  const rows = results.map(({ times, peakPerSecond, all, seconds, kinds, clientLateMs }) => {
    const slowest = kinds.toSorted((a, b) => b.p95Ms - a.p95Ms)[0]
    return [
      `${times}`,
      peakPerSecond.toFixed(1),
      formatCount(all.count / seconds),
      formatMs(all.p50Ms),
      formatMs(all.p95Ms),
      slowest ? `${slowest.kind} ${formatMs(slowest.p95Ms)}` : '–',
      formatCount(all.failed),
      formatMs(clientLateMs),
    ]
  })
  const head = [
    'times',
    'visits/s at peak',
    'req/s',
    'p50 ms',
    'p95 ms',
    'slowest p95 ms',
    'failed',
  ]
  return formatTable([[...head, 'visitors late ms'], ...rows])
}

/** Whether everything adds up, one line each. */
export const formatAudit = (
  orders: OrderAudit,
  failures: readonly string[],
  paid: number,
): string =>
  [
    failures.length === 0
      ? `All ${orders.acknowledged} orders are there once; ${paid} payments are settled, booked and told; stock, numbers, totals and ledger add up.`
      : 'It does not add up:',
    ...failures.map((failure) => `FAILED: ${failure}`),
  ].join('\n')

const formatMs = (ms: number) => (ms < 10 ? ms.toFixed(1) : String(Math.round(ms)))
const formatCount = (count: number) => Math.round(count).toLocaleString('en')
