import type { QueryOutcome } from './run-queries.ts'
import { type AggregateMetrics, averageMetrics } from './metrics.ts'

/** A run: metrics by class and over all queries, and every query with its results. */
export interface RelevanceReport {
  classes: Record<string, AggregateMetrics>
  all: AggregateMetrics
  queries: (QueryOutcome & { class: string })[]
}

export function buildReport(outcomesByClass: Record<string, QueryOutcome[]>): RelevanceReport {
  const classes = Object.entries(outcomesByClass)
  return {
    classes: Object.fromEntries(
      classes.map(([name, outcomes]) => [name, averageMetrics(outcomes)]),
    ),
    all: averageMetrics(classes.flatMap(([, outcomes]) => outcomes)),
    queries: classes.flatMap(([name, outcomes]) =>
      outcomes.map((outcome) => ({ class: name, ...outcome })),
    ),
  }
}

/** Metrics by class, one line each. */
export function formatReport({ classes, all }: RelevanceReport): string {
  const lines = [...Object.entries(classes), ['all', all] as const].map(
    ([name, { queries, ndcg, firstRight }]) =>
      name.padEnd(10) +
      String(queries).padStart(8) +
      ndcg.toFixed(3).padStart(10) +
      `${(firstRight * 100).toFixed(1)} %`.padStart(14),
  )
  return ['class      queries   nDCG@10   first right', ...lines].join('\n')
}

/** The queries with the lowest scores, each with its results and their grades. */
export function formatWorst({ queries }: RelevanceReport, count: number): string {
  const worst = [...queries].sort(
    (one, other) => one.ndcg - other.ndcg || Number(one.firstRight) - Number(other.firstRight),
  )
  return worst
    .slice(0, count)
    .map(({ class: name, text, ndcg, firstRight, shown }) => {
      const head = `${ndcg.toFixed(3)}  ${firstRight ? 'right' : 'wrong'}  ${name}: ${text}`
      const results = shown.slice(0, 5).map((result) => `         ${result.grade}  ${result.name}`)
      return [head, ...(results.length ? results : ['         nothing found'])].join('\n')
    })
    .join('\n')
}
