/** Lighthouse's result for a page: scores out of 100, milliseconds, bytes transferred. */
export type LighthouseResult = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  tbt: number
  scripts: number
  styles: number
}

/** The median of several runs, metric by metric. */
export function computeMedian(results: readonly LighthouseResult[]): LighthouseResult {
  const medianBy = (pick: (result: LighthouseResult) => number) =>
    results.map(pick).toSorted((a, b) => a - b)[Math.floor(results.length / 2)]!
  const [first] = results
  const names = Object.keys(first!) as (keyof LighthouseResult)[]
  return Object.fromEntries(
    names.map((name) => [name, medianBy((result) => result[name])]),
  ) as LighthouseResult
}

const COLUMNS: { name: string; goal: string; show: (result: LighthouseResult) => string }[] = [
  { name: 'performance', goal: '≥ 98', show: (result) => String(result.performance) },
  { name: 'accessibility', goal: '100', show: (result) => String(result.accessibility) },
  { name: 'best practices', goal: '100', show: (result) => String(result.bestPractices) },
  { name: 'SEO', goal: '100', show: (result) => String(result.seo) },
  { name: 'LCP', goal: '≤ 1.6 s', show: (result) => `${(result.lcp / 1000).toFixed(2)} s` },
  { name: 'CLS', goal: '≤ 0.02', show: (result) => result.cls.toFixed(3) },
  { name: 'TBT', goal: '≤ 100 ms', show: (result) => `${Math.round(result.tbt)} ms` },
  { name: 'scripts', goal: '≤ 120 kB', show: (result) => formatKilobytes(result.scripts) },
  { name: 'CSS', goal: '≤ 20 kB', show: (result) => formatKilobytes(result.styles) },
]
const formatKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** A Markdown table with the performance budgets in its first row. */
export function formatLighthouseTable(results: Record<string, LighthouseResult>): string {
  const rows = [
    ['page', ...COLUMNS.map(({ name }) => name)],
    ['---', ...COLUMNS.map(() => '---')],
    ['goal', ...COLUMNS.map(({ goal }) => goal)],
    ...Object.entries(results).map(([page, result]) => [
      page,
      ...COLUMNS.map(({ show }) => show(result)),
    ]),
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
