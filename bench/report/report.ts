import type { Alone } from '../growth/alone.ts'
import { perSecond, type Load } from '../load.ts'
import type { Machine } from '../machine.ts'
import type { Measure, Measured, Reference } from '../measures/measure.ts'
import { table } from './table.ts'

/** A measure's line; a measure that broke has only a note. */
export type Line = {
  name: string
  what: string
  perSecond: number | null
  p50: number | null
  p99: number | null
  reference: Reference
  referencePerSecond: number | null
  ratio: number | null
  goal: number | null
  met: boolean | null
  notes: string[]
}

/** A whole run, as it is kept in bench/results. Memory in MB, of the shop's process after it all. */
export type Report = {
  date: string
  machine: Machine
  products: number
  variants: number
  connections: number
  seconds: number
  memoryMb: number | null
  searchAlone: Alone
  lines: Line[]
}

export function lineOf(measure: Measure, measured: Measured): Line {
  const { shop, reference, note } = measured
  const ratio = perSecond(shop) / perSecond(reference)
  return {
    ...headOf(measure),
    perSecond: Math.round(perSecond(shop)),
    p50: shop.p50,
    p99: shop.p99,
    referencePerSecond: Math.round(perSecond(reference)),
    ratio: Math.round(ratio * 1000) / 1000,
    met: measure.goal === undefined ? null : ratio >= measure.goal,
    notes: [
      ...(note ? [note] : []),
      ...failures('shop', shop),
      ...failures(measure.reference, reference),
    ],
  }
}

/** The line of a measure that could not be taken. */
export const brokenLine = (measure: Measure, thrown: unknown): Line => ({
  ...headOf(measure),
  perSecond: null,
  p50: null,
  p99: null,
  referencePerSecond: null,
  ratio: null,
  met: measure.goal === undefined ? null : false,
  notes: [thrown instanceof Error ? thrown.message : String(thrown)],
})

const headOf = ({ name, what, reference, goal }: Measure) => ({
  name,
  what,
  reference,
  goal: goal ?? null,
})

const failures = (who: string, { failed }: Load) =>
  failed > 0 ? [`${who}: ${failed} not answered with 2xx`] : []

/** The report as a table for people, in Markdown. */
export function tableOf({ lines, ...run }: Report): string {
  const { cpu, cores, memoryGb, busy, node, postgres } = run.machine
  const rows = lines.map((line) => [
    line.what,
    figure(line.perSecond),
    `${figure(line.p50)} / ${figure(line.p99)}`,
    `${line.reference} ${figure(line.referencePerSecond)}`,
    line.ratio === null ? '–' : line.ratio.toFixed(line.ratio < 0.1 ? 3 : 2),
    line.goal === null ? '–' : `≥ ${line.goal}`,
    line.met === null ? '–' : line.met ? 'yes' : 'no',
  ])
  const notes = lines.flatMap((line) => line.notes.map((note) => `- ${line.what}: ${note}`))
  return [
    `${run.date.slice(0, 10)}, ${cpu}, ${cores} cores (${busy} programs on them before), ${memoryGb} GB, Node ${node}, PostgreSQL ${postgres}`,
    `${figure(run.products)} products, ${figure(run.variants)} variants, one process, ${run.connections} connections, ` +
      `${run.seconds} s each in turns with its reference` +
      (run.memoryMb === null ? '' : `; memory of the process afterwards ${run.memoryMb} MB`),
    '',
    table([['what', 'req/s', 'ms p50 / p99', 'reference req/s', 'ratio', 'goal', 'met'], ...rows]),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}

const figure = (value: number | null) => (value === null ? '–' : value.toLocaleString('en'))
