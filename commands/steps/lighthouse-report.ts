/** What Lighthouse saw of a page: scores of 100, milliseconds, bytes over the network. */
export type Look = {
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

/** The middle of several looks, figure by figure. */
export function medianOf(looks: readonly Look[]): Look {
  const middle = (pick: (look: Look) => number) =>
    looks.map(pick).toSorted((a, b) => a - b)[Math.floor(looks.length / 2)]!
  const [first] = looks
  const names = Object.keys(first!) as (keyof Look)[]
  return Object.fromEntries(names.map((name) => [name, middle((look) => look[name])])) as Look
}

const COLUMNS: { name: string; goal: string; show: (look: Look) => string }[] = [
  { name: 'performance', goal: '≥ 97', show: (look) => String(look.performance) },
  { name: 'accessibility', goal: '100', show: (look) => String(look.accessibility) },
  { name: 'best practices', goal: '100', show: (look) => String(look.bestPractices) },
  { name: 'SEO', goal: '100', show: (look) => String(look.seo) },
  { name: 'LCP', goal: '≤ 1.8 s', show: (look) => `${(look.lcp / 1000).toFixed(2)} s` },
  { name: 'CLS', goal: '≤ 0.02', show: (look) => look.cls.toFixed(3) },
  { name: 'TBT', goal: '≤ 100 ms', show: (look) => `${Math.round(look.tbt)} ms` },
  { name: 'scripts', goal: '≤ 120 kB', show: (look) => kilobytes(look.scripts) },
  { name: 'CSS', goal: '≤ 20 kB', show: (look) => kilobytes(look.styles) },
]
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** A Markdown table with the budgets of quality.md in its first row. */
export function tableOf(looks: Record<string, Look>): string {
  const rows = [
    ['page', ...COLUMNS.map(({ name }) => name)],
    ['---', ...COLUMNS.map(() => '---')],
    ['goal', ...COLUMNS.map(({ goal }) => goal)],
    ...Object.entries(looks).map(([page, look]) => [
      page,
      ...COLUMNS.map(({ show }) => show(look)),
    ]),
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
