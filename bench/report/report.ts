import type { SingleClientLatency } from '../growth/single-client.ts'
import { requestsPerSecond, type LoadResult } from '../load.ts'
import type { BenchMachine } from '../machine.ts'
import type { Measure, Measurement, BenchReference } from '../measures/measure.ts'
import { formatTable } from './table.ts'

/** A measure's line of the report; a failed measure has only a note. */
export type ReportLine = {
  name: string
  what: string
  perSecond: number | null
  p50: number | null
  p99: number | null
  reference: BenchReference
  referencePerSecond: number | null
  ratio: number | null
  goal: number | null
  met: boolean | null
  notes: string[]
}

/** A whole run, as saved in bench/results. `memoryMb` is that of the shop's process at the end, `idleMemoryMb` when nobody asks any more. */
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
  return {
    ...toLineHead(measure),
    perSecond: Math.round(requestsPerSecond(shop)),
    p50: shop.p50,
    p99: shop.p99,
    referencePerSecond: Math.round(requestsPerSecond(reference)),
    ratio: Math.round(ratio * 1000) / 1000,
    met: measure.goal === undefined ? null : ratio >= measure.goal,
    notes: [
      ...(note ? [note] : []),
      ...describeFailures('shop', shop),
      ...describeFailures(measure.reference, reference),
    ],
  }
}

/** The line of a failed measure. */
export const toBrokenLine = (measure: Measure, thrown: unknown): ReportLine => ({
  ...toLineHead(measure),
  perSecond: null,
  p50: null,
  p99: null,
  referencePerSecond: null,
  ratio: null,
  met: measure.goal === undefined ? null : false,
  notes: [thrown instanceof Error ? thrown.message : String(thrown)],
})

const toLineHead = ({ name, what, reference, goal }: Measure) => ({
  name,
  what,
  reference,
  goal: goal ?? null,
})

const describeFailures = (subject: string, { failed }: LoadResult) =>
  failed > 0 ? [`${subject}: ${failed} requests failed`] : []

/** Formats the report as a Markdown table. */
export function formatReport({ lines, ...run }: BenchReport): string {
  const { cpu, cores, memoryGb, loadAverage, node, postgres } = run.machine
  const rows = lines.map((line) => [
    line.what,
    formatNumber(line.perSecond),
    `${formatNumber(line.p50)} / ${formatNumber(line.p99)}`,
    `${line.reference} ${formatNumber(line.referencePerSecond)}`,
    line.ratio === null ? '–' : line.ratio.toFixed(line.ratio < 0.1 ? 3 : 2),
    line.goal === null ? '–' : `≥ ${line.goal}`,
    line.met === null ? '–' : line.met ? 'yes' : 'no',
  ])
  const notes = lines.flatMap((line) => line.notes.map((note) => `- ${line.what}: ${note}`))
  return [
    `${run.date.slice(0, 10)}, ${cpu}, ${cores} cores (load average ${loadAverage} before), ${memoryGb} GB, Node ${node}, PostgreSQL ${postgres}`,
    `${formatNumber(run.products)} products, ${formatNumber(run.variants)} variants, one process, ${run.connections} connections, ` +
      `${run.seconds} s each, alternating with its reference` +
      (run.memoryMb === null ? '' : `; memory of the process afterwards ${run.memoryMb} MB, idle ${run.idleMemoryMb} MB`),
    '',
    formatTable([['what', 'req/s', 'ms p50 / p99', 'reference req/s', 'ratio', 'goal', 'met'], ...rows]),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}

const formatNumber = (value: number | null) => (value === null ? '–' : value.toLocaleString('en'))
