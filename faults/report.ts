import { formatTable } from '#bench/report/table.ts'
import type { OrderAudit } from './drill.ts'
import type { DrillReport } from './run.ts'

/** One row for each drill, and below the table what else was measured and what did not hold. */
export function formatReport(reports: readonly DrillReport[]): string {
  const rows = reports.map(({ drill, rounds, elapsed, result }) => [
    drill.name,
    drill.title,
    String(rounds),
    formatRecoveries(result.recoveriesMs ?? []),
    formatAudit(result.orders),
    result.failures.length === 0 ? 'passed' : 'FAILED',
    elapsed,
  ])
  const header = ['drill', 'what is done', 'rounds', 'recovery', 'acknowledged = there, once']
  const details = reports.flatMap(({ drill, result }) => [
    ...(result.figures ?? []).map((line) => `${drill.name}: ${line}`),
    ...result.failures.map((line) => `${drill.name} FAILED: ${line}`),
  ])
  return [formatTable([[...header, 'verdict', 'took'], ...rows]), ...details].join('\n')
}

function formatRecoveries(recoveriesMs: readonly number[]): string {
  if (recoveriesMs.length === 0) return '–'
  const sorted = recoveriesMs.toSorted((a, b) => a - b)
  const median = sorted[sorted.length >> 1]!
  return `median ${formatSeconds(median)}, at most ${formatSeconds(sorted.at(-1)!)}`
}

function formatAudit(orders: OrderAudit | undefined): string {
  if (!orders) return '–'
  const { acknowledged, missing, surplus } = orders
  if (missing === 0 && surplus === 0) return `all ${acknowledged}`
  return `${acknowledged}: ${missing} missing, ${surplus} too many`
}

/** `0.82 s` */
export const formatSeconds = (durationMs: number): string => `${(durationMs / 1000).toFixed(2)} s`
