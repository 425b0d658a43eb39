import type { Asked } from './asked.ts'
import { type Figures, figuresOf } from './measure.ts'

/** A run: figures by class and over all queries, and every query with what it showed. */
export interface Report {
  classes: Record<string, Figures>
  all: Figures
  queries: (Asked & { class: string })[]
}

export function reportOf(asked: Record<string, Asked[]>): Report {
  const classes = Object.entries(asked)
  return {
    classes: Object.fromEntries(classes.map(([name, outcomes]) => [name, figuresOf(outcomes)])),
    all: figuresOf(classes.flatMap(([, outcomes]) => outcomes)),
    queries: classes.flatMap(([name, outcomes]) =>
      outcomes.map((outcome) => ({ class: name, ...outcome })),
    ),
  }
}

/** Figures by class, one line each. */
export function tableOf({ classes, all }: Report): string {
  const lines = [...Object.entries(classes), ['all', all] as const].map(
    ([name, { queries, ndcg, firstRight }]) =>
      name.padEnd(10) +
      String(queries).padStart(8) +
      ndcg.toFixed(3).padStart(10) +
      `${(firstRight * 100).toFixed(1)} %`.padStart(14),
  )
  return ['class      queries   nDCG@10   first right', ...lines].join('\n')
}

/** The queries that went worst, each with its results and their grades. */
export function worstOf({ queries }: Report, count: number): string {
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
