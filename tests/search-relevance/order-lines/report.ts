import type { LineOutcome } from './run-lines.ts'

/** Shares of a class of lines, 0 to 1, and how many were taken wrongly. */
export type LineMetrics = {
  lines: number
  /** Of the lines that name their goods: taken without a question, with the right goods and quantity. */
  right: number
  /** Right goods are among the first three that are offered. */
  offered: number
  /** Wrong goods or a wrong quantity, taken without a question. */
  wrong: number
}

export function measureLines(outcomes: readonly LineOutcome[]): LineMetrics {
  const decidable = outcomes.filter(({ isDecidable }) => isDecidable)
  const share = (some: readonly LineOutcome[], all: readonly LineOutcome[]) =>
    all.length === 0 ? 1 : some.length / all.length
  return {
    lines: outcomes.length,
    right: share(
      decidable.filter(({ verdict }) => verdict === 'right'),
      decidable,
    ),
    offered: share(
      outcomes.filter(({ isOffered }) => isOffered),
      outcomes,
    ),
    wrong: outcomes.filter(({ verdict }) => verdict !== 'right' && verdict !== 'asked').length,
  }
}

/** The metrics of each class and of all, one line each. */
export function formatLineReport(byClass: Record<string, LineOutcome[]>): string {
  const rows = [...Object.entries(byClass), ['all', Object.values(byClass).flat()] as const].map(
    ([name, outcomes]) => {
      const { lines, right, offered, wrong } = measureLines(outcomes)
      return (
        name.padEnd(14) +
        String(lines).padStart(6) +
        `${(right * 100).toFixed(1)} %`.padStart(14) +
        `${(offered * 100).toFixed(1)} %`.padStart(16) +
        String(wrong).padStart(8)
      )
    },
  )
  return ['line class     lines   right outright   offered of 3   wrong', ...rows].join('\n')
}

/** The lines that were asked for without need, or taken wrongly, each with the answer. */
export const formatMissedLines = (outcomes: readonly LineOutcome[]): string =>
  outcomes
    .filter(
      ({ isDecidable, verdict, isOffered }) =>
        !isOffered || verdict !== (isDecidable ? 'right' : 'asked'),
    )
    .map(({ text, verdict, answer }) => `${verdict.padEnd(16)}${text}\n${' '.repeat(16)}${answer}`)
    .join('\n')
