import { formatTable } from '../report/table.ts'
import type { ListTiming } from './measure-lists.ts'

/** The goal for the 95th percentile of a list that is read alone (ms). */
const MAX_P95_MS = 50

/** Formats the times of lists as a Markdown table, the slowest first. */
export function formatOrderLists(timings: readonly ListTiming[], orders: number): string {
  const slowestFirst = timings.toSorted((a, b) => b.p95 - a.p95)
  const missed = timings.filter(({ p95 }) => p95 > MAX_P95_MS).length
  const rows = slowestFirst.map(({ who, name, total, p50, p95, buffers }) => [
    `${who}: ${name}`,
    total,
    String(p50),
    String(p95),
    buffers.toLocaleString('en'),
    `≤ ${MAX_P95_MS}`,
    p95 <= MAX_P95_MS ? 'yes' : 'no',
  ])
  return [
    `${orders.toLocaleString('en')} orders; ${timings.length - missed} of ${timings.length} lists within the goal when read alone:`,
    '',
    formatTable([['list', 'orders', 'ms p50', 'ms p95', 'buffers', 'goal', 'met'], ...rows]),
  ].join('\n')
}
