import type { Report } from '../report/report.ts'
import { table } from '../report/table.ts'
import type { Buffers } from './buffers.ts'

/** A run on the usual catalogue and one on the large one, each with what its questions touch. */
export type Growth = { small: Report; large: Report; buffers: { small: Buffers; large: Buffers } }

/** quality.md: at a million variants at least this much of the same at the usual size. */
const SPEED = 0.7
/** At most so many times the buffers. */
const BUFFERS = 2
/** 95 of 100 searches of one asker alone (ms). */
const ALONE = 25

const yes = (met: boolean) => (met ? 'yes' : 'no')
const times = (part: number) => part.toFixed(2)

/** What became of speed and of buffers, as tables for people, in Markdown. */
export function growthTable({ small, large, buffers }: Growth): string {
  const speed = large.lines.flatMap((line) => {
    const before = small.lines.find(({ name }) => name === line.name)
    if (!before?.ratio || !line.ratio) return []
    // By the reference of its own run each, so that a busier minute is no slower shop.
    const part = line.ratio / before.ratio
    const counts = [before, line].map(({ perSecond }) => (perSecond ?? 0).toLocaleString('en'))
    return [[line.what, ...counts, times(part), `≥ ${SPEED}`, yes(part >= SPEED)]]
  })
  const touched = Object.entries(buffers.large).map(([name, { first, again }]) => {
    const before = buffers.small[name]!
    const part = first / Math.max(1, before.first)
    return [name, `${before.first} / ${first}`, times(part), `${before.again} / ${again}`, yes(part <= BUFFERS)]
  })
  const { p50, p95, asked } = large.searchAlone
  return [
    `${large.variants.toLocaleString('en')} variants beside ${small.variants.toLocaleString('en')}:`,
    '',
    table([['what', 'req/s there', 'req/s here', 'part', 'goal', 'met'], ...speed]),
    '',
    `One asker alone, ${asked} searches never made before: half within ${p50} ms, 95 of 100 within ${p95} ms (goal ${ALONE} ms: ${yes(p95 <= ALONE)}).`,
    '',
    table([['buffers of', 'first time there / here', 'times', 'again', 'at most 2 ×'], ...touched]),
  ].join('\n')
}
