import { isCallError } from '#platform/contract/call-error.ts'

/** What became of the requests of one kind of traffic. */
export type TrafficKind = {
  kind: string
  count: number
  failed: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
}

/** Counts and times requests by kind of traffic. */
export type Traffic = ReturnType<typeof createTraffic>

export function createTraffic() {
  const durationsMs = new Map<string, number[]>()
  const failures = new Map<string, number>()
  const reasons = new Map<string, number>()

  /** Times one request. What it throws is counted as a failure and thrown on. */
  async function time<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now()
    try {
      return await work()
    } catch (thrown) {
      failures.set(kind, (failures.get(kind) ?? 0) + 1)
      const reason = `${kind}: ${describeFailure(thrown)}`
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      throw thrown
    } finally {
      const durations = durationsMs.get(kind) ?? []
      durationsMs.set(kind, durations)
      durations.push(performance.now() - startedAt)
    }
  }

  const summarize = (kind: string, durations: readonly number[], failed: number): TrafficKind => {
    const sorted = Float64Array.from(durations).sort()
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return { kind, count: sorted.length, failed, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
  }

  return {
    time,
    /** One line for each kind, in the order of their names. */
    listKinds: (): TrafficKind[] =>
      [...durationsMs]
        .map(([kind, durations]) => summarize(kind, durations, failures.get(kind) ?? 0))
        .sort((a, b) => a.kind.localeCompare(b.kind)),
    /** All kinds together. */
    summarizeAll: (): TrafficKind =>
      summarize(
        'all',
        [...durationsMs.values()].flat(),
        [...failures.values()].reduce((all, each) => all + each, 0),
      ),
    /** Why requests failed, the most frequent first: `order: 503 server.unavailable (3)`. */
    listReasons: (): string[] =>
      [...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} (${count})`),
  }
}

function describeFailure(thrown: unknown): string {
  if (isCallError(thrown)) return `${thrown.status} ${thrown.code}`
  if (!(thrown instanceof Error)) return String(thrown)
  const { message, cause } = thrown
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
