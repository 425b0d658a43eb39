import autocannon, { type Request } from 'autocannon'
import { openAsker } from './asker.ts'

/** As many as quality.md's figures are for. */
export const CONNECTIONS = 32

/** Where a load goes: an address, the same for every connection, or each connection's own requests in turn. */
export type Target = { url: string; requests: Request[] | ((connection: number) => Request[]) }

/** What came back: answers of 2xx a second, the time in which half and 99 of 100 came (ms), and all others. */
export type Load = { answers: number; seconds: number; p50: number; p99: number; failed: number }

/** How long a load goes on: for seconds, or until so many requests have all been answered. */
export type Extent = { seconds: number } | { amount: number }

/** Asks from 32 connections at once, each its next request when the last is answered. */
export const load = (target: Target, extent: Extent): Promise<Load> =>
  'seconds' in extent && isReading(target) ? read(target, extent.seconds) : write(target, extent)

/** Only asks, and nobody looks at the answers. */
const isReading = (target: Target) =>
  requestsOf(target, 0).every(({ method = 'GET', body, onResponse }) => method === 'GET' && !body && !onResponse)

const requestsOf = ({ requests }: Target, connection: number): Request[] =>
  typeof requests === 'function' ? requests(connection) : requests

async function read(target: Target, seconds: number): Promise<Load> {
  const waited: number[] = []
  let failed = 0
  const begun = performance.now()
  const until = begun + seconds * 1000
  const ask = async (connection: number) => {
    const requests = requestsOf(target, connection)
    const asker = await openAsker(target.url)
    for (let at = 0; performance.now() < until; at++) {
      const from = performance.now()
      const status = await asker.ask(requests[at % requests.length]!)
      if (status >= 400) failed++
      else waited.push(performance.now() - from)
    }
    asker.close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => ask(connection)))
  waited.sort((a, b) => a - b)
  const at = (part: number) => Math.round(waited[Math.floor(waited.length * part)] ?? 0)
  return {
    answers: waited.length,
    seconds: (performance.now() - begun) / 1000,
    p50: at(0.5),
    p99: at(0.99),
    failed,
  }
}

/** Asks that change something: bodies, and answers that are looked at. */
function write({ url, requests }: Target, extent: Extent): Promise<Load> {
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
          answers: result['2xx'],
          seconds,
          p50: latency.p50,
          p99: latency.p99,
          failed: non2xx + errors,
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
