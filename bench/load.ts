import autocannon, { type Request } from 'autocannon'

/** As many as quality.md's figures are for. */
export const CONNECTIONS = 32

/** Where a load goes: an address, the same for every connection, or each connection's own requests in turn. */
export type Target = { url: string; requests: Request[] | ((connection: number) => Request[]) }

/** What came back: answers of 2xx a second, the time in which half and 99 of 100 came (ms), and all others. */
export type Load = { answers: number; seconds: number; p50: number; p99: number; failed: number }

/** How long a load goes on: for seconds, or until so many requests have all been answered. */
export type Extent = { seconds: number } | { amount: number }

/** Asks from 32 connections at once, each its next request when the last is answered. */
export function load({ url, requests }: Target, extent: Extent): Promise<Load> {
  let connection = 0
  const each = typeof requests === 'function' ? requests : () => requests
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    let last = begun
    const running = autocannon(
      {
        url,
        connections: CONNECTIONS,
        sampleInt: 100,
        ...('amount' in extent ? { amount: extent.amount } : { duration: extent.seconds }),
        setupClient: (client) => client.setRequests(each(connection++)),
      },
      (error, result) => {
        if (error) return reject(error)
        const { latency, non2xx, errors } = result
        const seconds = (last - begun) / 1000
        resolve({
          // What is unchanged is told with 304; the shop redirects nobody here.
          answers: result['2xx'] + result['3xx'],
          seconds,
          p50: latency.p50,
          p99: latency.p99,
          failed: non2xx - result['3xx'] + errors,
        })
      },
    )
    running.on('response', () => (last = performance.now()))
  })
}

/** Several loads of the same target as one. */
export function together(loads: readonly Load[]): Load {
  const sum = (pick: (load: Load) => number) => loads.reduce((all, each) => all + pick(each), 0)
  const worst = (pick: (load: Load) => number) => Math.max(0, ...loads.map(pick))
  return {
    answers: sum((it) => it.answers),
    seconds: sum((it) => it.seconds),
    p50: middle(loads.map((it) => it.p50)),
    p99: worst((it) => it.p99),
    failed: sum((it) => it.failed),
  }
}

export const perSecond = ({ answers, seconds }: Load): number =>
  seconds > 0 ? answers / seconds : 0

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
