import type { RelevanceGrade } from './judgments.ts'

/** Results that count: the first screen. */
export const DEPTH = 10

const gain = (grade: RelevanceGrade, rank: number) => (2 ** grade - 1) / Math.log2(rank + 2)

/** Discounted cumulative gain of the first ten, exponential in the grade. */
const dcg = (grades: readonly RelevanceGrade[]) =>
  grades.slice(0, DEPTH).reduce<number>((sum, grade, rank) => sum + gain(grade, rank), 0)

/**
 * nDCG@10, 0 to 1: the gain of the shown results divided by that of the ideal order of all products
 * (`possible`: the grades of the whole catalogue, in any order). Järvelin and Kekäläinen 2002, with
 * Burges' gain 2^grade − 1.
 */
export function ndcg(
  shown: readonly RelevanceGrade[],
  possible: readonly RelevanceGrade[],
): number {
  const ideal = dcg([...possible].sort((one, other) => other - one))
  return ideal === 0 ? 0 : dcg(shown) / ideal
}

export interface QueryMetrics {
  text: string
  ndcg: number
  firstRight: boolean
}

export interface AggregateMetrics {
  queries: number
  ndcg: number
  /** Share of queries, 0 to 1, whose first result is right. */
  firstRight: number
}

/** The unweighted means over queries. */
export function averageMetrics(outcomes: readonly QueryMetrics[]): AggregateMetrics {
  const queries = outcomes.length
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (queries || 1)
  return {
    queries,
    ndcg: mean(outcomes.map((outcome) => outcome.ndcg)),
    firstRight: mean(outcomes.map(({ firstRight }) => (firstRight ? 1 : 0))),
  }
}
