import type { BenchReport } from '../report/report.ts'
import { formatTable } from '../report/table.ts'
import type { BufferCounts } from './buffers.ts'

/** A run on the usual catalogue and one on the large one, each with what its questions touch. */
export type GrowthReport = { small: BenchReport; large: BenchReport; buffers: { small: BufferCounts; large: BufferCounts } }

/** quality.md: at a million variants at least this much of the same at the usual size. */
const MIN_SPEED_RATIO = 0.7
/** At most so many times the buffers. */
const MAX_BUFFER_RATIO = 2
/** 95 of 100 searches of one asker alone (ms). */
const MAX_P95_MS = 25

const formatMet = (met: boolean) => (met ? 'yes' : 'no')
const formatRatio = (ratio: number) => ratio.toFixed(2)

/** What became of speed and of buffers, as tables for people, in Markdown. */
export function formatGrowth({ small, large, buffers }: GrowthReport): string {
  const speedRows = large.lines.flatMap((line) => {
    const before = small.lines.find(({ name }) => name === line.name)
    if (!before?.ratio || !line.ratio) return []
    // By the reference of its own run each, so that a busier minute is no slower shop.
    const ratio = line.ratio / before.ratio
    const counts = [before, line].map(({ perSecond }) => (perSecond ?? 0).toLocaleString('en'))
    return [[line.what, ...counts, formatRatio(ratio), `≥ ${MIN_SPEED_RATIO}`, formatMet(ratio >= MIN_SPEED_RATIO)]]
  })
  const bufferRows = Object.entries(buffers.large).map(([name, { first, again }]) => {
    const before = buffers.small[name]!
    const ratio = first / Math.max(1, before.first)
    return [name, `${before.first} / ${first}`, formatRatio(ratio), `${before.again} / ${again}`, formatMet(ratio <= MAX_BUFFER_RATIO)]
  })
  const { p50, p95, asked } = large.searchAlone
  return [
    `${large.variants.toLocaleString('en')} variants beside ${small.variants.toLocaleString('en')}:`,
    '',
    formatTable([['what', 'req/s there', 'req/s here', 'part', 'goal', 'met'], ...speedRows]),
    '',
    `One asker alone, ${asked} searches never made before: half within ${p50} ms, 95 of 100 within ${p95} ms (goal ${MAX_P95_MS} ms: ${formatMet(p95 <= MAX_P95_MS)}).`,
    '',
    formatTable([['buffers of', 'first time there / here', 'times', 'again', 'at most 2 ×'], ...bufferRows]),
  ].join('\n')
}
