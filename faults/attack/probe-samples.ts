/** What innocent users do during the attack: the products they open, and the people who sign in. */
export type ProbeTask = { origin: string; slugs: string[]; emails: string[] }

/** One request of an innocent user. */
export type ProbeSample = {
  kind: 'page' | 'search' | 'sign-in'
  /** When it was sent (ms since 1970), and how long its answer took. */
  sentAt: number
  waitedMs: number
  /** 0 where there was no answer. */
  status: number
}

/** The longest wait of all, and of each kind: `820 ms (page 120, search 820, sign-in 410)`. */
export function describeWaits(samples: readonly ProbeSample[]): string {
  const kinds = ['page', 'search', 'sign-in'] as const
  const byKind = kinds.map(
    (kind) => `${kind} ${findLongest(samples.filter((each) => each.kind === kind))}`,
  )
  return `${findLongest(samples)} ms (${byKind.join(', ')}; ${samples.length} requests)`
}

/** The longest wait (ms). */
export const findLongest = (samples: readonly ProbeSample[]): number =>
  Math.round(Math.max(0, ...samples.map(({ waitedMs }) => waitedMs)))

/** Error responses that innocent users got, each kind once. */
export const findFailures = (samples: readonly ProbeSample[]): string[] => [
  ...new Set(
    samples
      .filter(({ status }) => status === 0 || status >= 400)
      .map(({ kind, status }) => `${kind} ${status || 'without an answer'}`),
  ),
]
