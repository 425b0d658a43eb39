import type { SingleClientLatency } from '../growth/single-client.ts'
import { requestsPerSecond, type LoadResult } from '../load.ts'
import type { BenchMachine } from '../machine.ts'
import type { Measure, Measurement, BenchReference } from '../measures/measure.ts'
import { formatTable } from './table.ts'

/** What a measure has to reach: `≥ 0.3`, `p99 ≤ 60 ms`. */
type ReachedGoal = { goal: string; isMet: boolean }

/** A measure's line of the report; a failed measure has only a note. */
export type ReportLine = {
  name: string
  what: string
  perSecond: number | null
  p50: number | null
  p99: number | null
  /** Time of the shop's main thread for a response (ms), and its event loop's delay (ms). */
  threadMs: number | null
  loopP99: number | null
  reference: BenchReference
  referencePerSecond: number | null
  ratio: number | null
  goals: ReachedGoal[]
  notes: string[]
}

/** The goals of every run; `loopP99Ms` is that of every kind of traffic. */
const GOALS = { loopP99Ms: 50, memoryMb: 350, singleClientP95Ms: 20 }

/**
 * A whole run, as saved in bench/results. `memoryMb` is the shop process's memory at the end, `idleMemoryMb` after a
 * rest.
 */
export type BenchReport = {
  date: string
  machine: BenchMachine
  products: number
  variants: number
  connections: number
  seconds: number
  memoryMb: number | null
  idleMemoryMb: number | null
  singleClient: SingleClientLatency
  lines: ReportLine[]
}

export function toReportLine(measure: Measure, measurement: Measurement): ReportLine {
  const { shop, reference, note } = measurement
  const ratio = requestsPerSecond(shop) / requestsPerSecond(reference)
  const { usage, p99 } = shop
  const threadMs = usage ? usage.mainThreadMs / Math.max(1, shop.responses) : null
  const loopP99 = usage ? Math.round(usage.loopP99Ms) : null
  return {
    ...toLineHead(measure),
    perSecond: Math.round(requestsPerSecond(shop)),
    p50: shop.p50,
    p99,
    threadMs: threadMs === null ? null : Math.round(threadMs * 100) / 100,
    loopP99,
    referencePerSecond: Math.round(requestsPerSecond(reference)),
    ratio: Math.round(ratio * 1000) / 1000,
    goals: listGoals(measure, { ratio, p99, threadMs, loopP99 }),
    notes: [
      ...(note ? [note] : []),
      ...describeFailures('shop', shop),
      ...describeFailures(measure.reference, reference),
    ],
  }
}

type Reached = Record<'ratio' | 'p99' | 'threadMs' | 'loopP99', number | null>

/** The goals of a measure. None is met by a measure that failed. */
function listGoals({ goal, maxP99Ms, maxThreadMs }: Measure, reached?: Reached): ReachedGoal[] {
  const atMost = (value: number | null | undefined, max: number) =>
    value !== null && value !== undefined && value <= max
  return [
    ...(goal === undefined ? [] : [{ goal: `≥ ${goal}`, isMet: (reached?.ratio ?? 0) >= goal }]),
    ...(maxP99Ms === undefined
      ? []
      : [{ goal: `p99 ≤ ${maxP99Ms} ms`, isMet: atMost(reached?.p99, maxP99Ms) }]),
    ...(maxThreadMs === undefined
      ? []
      : [{ goal: `thread ≤ ${maxThreadMs} ms`, isMet: atMost(reached?.threadMs, maxThreadMs) }]),
    ...(reached?.loopP99 === null
      ? []
      : [
          {
            goal: `loop ≤ ${GOALS.loopP99Ms} ms`,
            isMet: atMost(reached?.loopP99, GOALS.loopP99Ms),
          },
        ]),
  ]
}

/** The line of a failed measure. */
export const toBrokenLine = (measure: Measure, thrown: unknown): ReportLine => ({
  ...toLineHead(measure),
  perSecond: null,
  p50: null,
  p99: null,
  threadMs: null,
  loopP99: null,
  referencePerSecond: null,
  ratio: null,
  goals: listGoals(measure),
  notes: [thrown instanceof Error ? thrown.message : String(thrown)],
})

const toLineHead = ({ name, what, reference }: Measure) => ({ name, what, reference })

const describeFailures = (subject: string, { failed }: LoadResult) =>
  failed > 0 ? [`${subject}: ${failed} requests failed`] : []

/** Formats the report as a Markdown table. */
export function formatReport({ lines, singleClient, ...run }: BenchReport): string {
  const { cpu, cores, memoryGb, loadAverage, node, postgres } = run.machine
  const rows = lines.map((line) => [
    line.what,
    formatNumber(line.perSecond),
    `${formatNumber(line.p50)} / ${formatNumber(line.p99)}`,
    formatNumber(line.threadMs),
    formatNumber(line.loopP99),
    `${line.reference} ${formatNumber(line.referencePerSecond)}`,
    line.ratio === null ? '–' : line.ratio.toFixed(line.ratio < 0.1 ? 3 : 2),
    formatGoals(line.goals),
    formatMet(line.goals),
  ])
  const notes = lines.flatMap((line) => line.notes.map((note) => `- ${line.what}: ${note}`))
  const { p50, p95, count } = singleClient
  return [
    `${run.date.slice(0, 10)}, ${cpu}, ${cores} cores (load average ${loadAverage} before), ${memoryGb} GB, Node ${node}, PostgreSQL ${postgres}`,
    `${formatNumber(run.products)} products, ${formatNumber(run.variants)} variants, one process, ${run.connections} connections, ` +
      `${run.seconds} s each, alternating with its reference`,
    '',
    formatTable([
      [
        'what',
        'req/s',
        'ms p50 / p99',
        'thread ms',
        'loop p99 ms',
        'reference req/s',
        'ratio',
        'goal',
        'met',
      ],
      ...rows,
    ]),
    '',
    `A single client, ${count} uncached searches: p50 ${p50} ms, p95 ${p95} ms (goal ${GOALS.singleClientP95Ms} ms: ${p95 <= GOALS.singleClientP95Ms ? 'yes' : 'no'}).`,
    `Memory of the process afterwards ${formatNumber(run.memoryMb)} MB (goal ${GOALS.memoryMb} MB: ${(run.memoryMb ?? Infinity) <= GOALS.memoryMb ? 'yes' : 'no'}), idle ${formatNumber(run.idleMemoryMb)} MB.`,
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}

const formatGoals = (goals: readonly ReachedGoal[]) =>
  goals.map(({ goal }) => goal).join(', ') || '–'

/** `yes`, or which goals are missed. */
function formatMet(goals: readonly ReachedGoal[]): string {
  const missed = goals.filter(({ isMet }) => !isMet)
  if (goals.length === 0) return '–'
  return missed.length === 0 ? 'yes' : `no: ${formatGoals(missed)}`
}

const formatNumber = (value: number | null) => (value === null ? '–' : value.toLocaleString('en'))
