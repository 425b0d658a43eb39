import type { BenchReport } from '../report/report.ts'
import { formatTable } from '../report/table.ts'
import type { BufferCounts } from './buffers.ts'

/** A run on the usual catalogue and one on the large one, each with the buffers of its queries. */
export type GrowthReport = {
  small: BenchReport
  large: BenchReport
  buffers: { small: BufferCounts; large: BufferCounts }
}

/** The goal: at a million variants at least this share of the speed at the usual size. */
const MIN_SPEED_RATIO = 0.7
/** The goal: at most this many times the buffers. */
const MAX_BUFFER_RATIO = 2
/** The goal for the 95th percentile of searches by a single client (ms). */
const MAX_P95_MS = 25
/** The goal for the memory of the process after all measures. */
const MAX_MEMORY_MB = 600

const formatMet = (met: boolean) => (met ? 'yes' : 'no')
const formatRatio = (ratio: number) => ratio.toFixed(2)

/** Formats the changes of speed and of buffers as Markdown tables. */
export function formatGrowth({ small, large, buffers }: GrowthReport): string {
  const speedRows = large.lines.flatMap((line) => {
    const before = small.lines.find(({ name }) => name === line.name)
    if (!before?.ratio || !line.ratio) return []
    // Relative to the reference of the same run, so that a busier machine does not look like a
    // slower shop.
    const ratio = line.ratio / before.ratio
    const counts = [before, line].map(({ perSecond }) => (perSecond ?? 0).toLocaleString('en'))
    return [
      [
        line.what,
        ...counts,
        formatRatio(ratio),
        `≥ ${MIN_SPEED_RATIO}`,
        formatMet(ratio >= MIN_SPEED_RATIO),
      ],
    ]
  })
  const bufferRows = Object.entries(buffers.large).map(([name, { first, again }]) => {
    const before = buffers.small[name]!
    const ratio = first / Math.max(1, before.first)
    return [
      name,
      `${before.first} / ${first}`,
      formatRatio(ratio),
      `${before.again} / ${again}`,
      formatMet(ratio <= MAX_BUFFER_RATIO),
    ]
  })
  const { p50, p95, count } = large.singleClient
  const memoryMb = large.memoryMb ?? Infinity
  return [
    `${large.variants.toLocaleString('en')} variants compared with ${small.variants.toLocaleString('en')}:`,
    '',
    formatTable([['what', 'req/s small', 'req/s large', 'ratio', 'goal', 'met'], ...speedRows]),
    '',
    `A single client, ${count} uncached searches: p50 ${p50} ms, p95 ${p95} ms (goal ${MAX_P95_MS} ms: ${formatMet(p95 <= MAX_P95_MS)}).`,
    `Memory of the process afterwards ${memoryMb} MB (goal ${MAX_MEMORY_MB} MB: ${formatMet(memoryMb <= MAX_MEMORY_MB)}), idle ${large.idleMemoryMb} MB.`,
    '',
    formatTable([
      ['buffers of', 'first small / large', 'ratio', 'second small / large', 'at most 2 ×'],
      ...bufferRows,
    ]),
  ].join('\n')
}
