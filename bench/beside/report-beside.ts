import { requestsPerSecond, type LoadResult } from '../load.ts'
import type { Measure, Measurement } from '../measures/measure.ts'
import { formatTable } from '../report/table.ts'
import type { ShapeResult } from './measure-shape.ts'

/** A process whose thread, or a machine whose cores, were busy for such a share of the time could do no more. */
const BUSY_SHARE = 0.85

/**
 * Two shapes of a shop beside each other, a line for each measure: how many requests a second, what one takes of processor time,
 * and what kept it from being more. The ratio to the reference of the same seconds evens out what else the machine did.
 */
export function formatBeside(
  measures: readonly Measure[],
  first: ShapeResult,
  second: ShapeResult,
): string {
  const pick = ({ byName }: ShapeResult, { name }: Measure) => byName.get(name)
  const rows = measures.map((measure) => {
    const [a, b] = [pick(first, measure), pick(second, measure)]
    return [
      measure.what,
      ...describeShape(a, first),
      ...describeShape(b, second),
      formatTimes(a, b),
    ]
  })
  const head = ({ shape }: ShapeResult) => [
    `${shape}: req/s`,
    'p99 ms',
    'of reference',
    'shop / PostgreSQL ms',
    'what limits',
  ]
  return [
    formatTable([['what', ...head(first), ...head(second), 'times'], ...rows]),
    '',
    `${first.shape}: ${first.processes} processes; ${second.shape}: ${second.processes}. "times" compares the ratios to the reference.`,
    ...[first, second].flatMap((shape) => measures.flatMap((measure) => listNotes(measure, shape))),
  ].join('\n')
}

function describeShape(
  found: Measurement | Error | undefined,
  { processes }: ShapeResult,
): string[] {
  if (!found || found instanceof Error) return ['–', '–', '–', '–', '–']
  const { shop } = found
  const cost = findCost(shop)
  return [
    Math.round(requestsPerSecond(shop)).toLocaleString('en'),
    String(shop.p99),
    formatRatio(findRatio(found)),
    cost ? `${cost.shopMs.toFixed(2)} / ${cost.databaseMs.toFixed(2)}` : '–',
    findLimit(shop, processes),
  ]
}

const findRatio = ({ shop, reference }: Measurement) =>
  requestsPerSecond(shop) / requestsPerSecond(reference)

const formatRatio = (ratio: number) => ratio.toFixed(ratio < 0.1 ? 3 : 2)

/** Processor time of a request (ms). */
function findCost({ machine, responses }: LoadResult) {
  if (!machine || responses === 0) return undefined
  return { shopMs: machine.shopMs / responses, databaseMs: machine.databaseMs / responses }
}

/** Why there were not more requests: threads of processes, cores of this machine (with the client on them), or neither, which is waiting. */
function findLimit({ machine, seconds }: LoadResult, processes: number): string {
  if (!machine || seconds === 0) return '–'
  const { shopMs, databaseMs, busyMs, idleMs } = machine
  if (shopMs / 1000 / seconds >= BUSY_SHARE * processes)
    return processes === 1 ? 'its thread' : 'their threads'
  if (busyMs / (busyMs + idleMs) >= BUSY_SHARE)
    return `cores: shop ${formatShare(shopMs / busyMs)}, PostgreSQL ${formatShare(databaseMs / busyMs)}`
  return 'waiting: commits, locks'
}

const formatShare = (share: number) => `${Math.round(share * 100)} %`

const formatTimes = (
  a: Measurement | Error | undefined,
  b: Measurement | Error | undefined,
): string =>
  a && b && !(a instanceof Error) && !(b instanceof Error)
    ? (findRatio(b) / findRatio(a)).toFixed(2)
    : '–'

function listNotes({ name, what }: Measure, { shape, byName }: ShapeResult): string[] {
  const found = byName.get(name)
  if (!found) return []
  if (found instanceof Error) return [`- ${what}, ${shape}: ${found.message}`]
  const failed = found.shop.failed > 0 ? [`${found.shop.failed} requests failed`] : []
  return [...failed, ...(found.note ? [found.note] : [])].map(
    (note) => `- ${what}, ${shape}: ${note}`,
  )
}
