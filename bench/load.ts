import autocannon, { type Request } from 'autocannon'
import { openHttpClient } from './http-client.ts'
import { addUsage, withUsage, type MachineUsage, type ProcessUsage } from './usage.ts'

/** The number of connections that the goals refer to. */
export const CONNECTIONS = 32

/**
 * The target of a load: the same requests for every connection, or those of each connection, in turn; or reads that
 * all connections take from one source, each once.
 */
export type LoadTarget = {
  url: string
  requests: Request[] | ((connection: number) => Request[]) | Iterator<Request, undefined>
}

/**
 * The outcome of a load: how many requests succeeded and failed, and percentiles of their latency
 * (ms).
 */
export type LoadResult = {
  responses: number
  seconds: number
  p50: number
  p99: number
  failed: number
  /** What it cost the shop. */
  usage?: ProcessUsage | undefined
  /** What the load took of the machine, if it was watched (`watchLoads`). */
  machine?: MachineUsage | undefined
}

/** The length of a load: in seconds, or in requests. */
export type LoadExtent = { seconds: number } | { amount: number }

/** Sends requests on 32 connections, each after the response to the previous one. */
export const runLoad = (target: LoadTarget, extent: LoadExtent): Promise<LoadResult> =>
  withUsage(target.url, () =>
    'seconds' in extent && isReadOnly(target)
      ? runReads(target, extent.seconds)
      : runWrites(target, extent),
  )

/** Whether no request has a body or needs its response. */
const isReadOnly = ({ requests }: LoadTarget) =>
  'next' in requests ||
  listRequests(requests, 0).every(
    ({ method = 'GET', body, onResponse }) => method === 'GET' && !body && !onResponse,
  )

type ListedRequests = Exclude<LoadTarget['requests'], Iterator<Request, undefined>>

const listRequests = (requests: ListedRequests, connection: number): Request[] =>
  typeof requests === 'function' ? requests(connection) : requests

/** The requests of a connection, the first again after the last; from a common source none comes again. */
export function* takeRequests(
  { requests }: LoadTarget,
  connection: number,
): Generator<Request, void> {
  if ('next' in requests) {
    for (let taken = requests.next(); !taken.done; taken = requests.next()) yield taken.value
    throw new Error('the source of requests is exhausted')
  }
  for (;;) yield* listRequests(requests, connection)
}

async function runReads(target: LoadTarget, seconds: number): Promise<LoadResult> {
  const durationsMs: number[] = []
  let failed = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const runConnection = async (connection: number) => {
    const httpClient = await openHttpClient(target.url)
    for (const request of takeRequests(target, connection)) {
      const requestedAt = performance.now()
      if (requestedAt >= endsAt) break
      const status = await httpClient.send(request)
      if (status >= 400) failed++
      else durationsMs.push(performance.now() - requestedAt)
    }
    httpClient.close()
  }
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, connection) => runConnection(connection)),
  )
  durationsMs.sort((a, b) => a - b)
  const at = (share: number) => Math.round(durationsMs[Math.floor(durationsMs.length * share)] ?? 0)
  return {
    responses: durationsMs.length,
    seconds: (performance.now() - startedAt) / 1000,
    p50: at(0.5),
    p99: at(0.99),
    failed,
  }
}

/** Runs requests with bodies, or whose responses are needed. */
function runWrites({ url, requests }: LoadTarget, extent: LoadExtent): Promise<LoadResult> {
  if ('next' in requests) throw new TypeError('a source of requests is for reads')
  let connection = 0
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    let lastResponseAt = startedAt
    const running = autocannon(
      {
        url,
        connections: CONNECTIONS,
        sampleInt: 100,
        ...('amount' in extent ? { amount: extent.amount } : { duration: extent.seconds }),
        setupClient: (client) => client.setRequests(listRequests(requests, connection++)),
      },
      (error, result) => {
        if (error) return reject(error)
        const { latency, non2xx, errors } = result
        const seconds = (lastResponseAt - startedAt) / 1000
        resolve({
          responses: result['2xx'],
          seconds,
          p50: latency.p50,
          p99: latency.p99,
          failed: non2xx + errors,
        })
      },
    )
    running.on('response', () => (lastResponseAt = performance.now()))
  })
}

/** Combines several loads of the same target. */
export function mergeLoads(loads: readonly LoadResult[]): LoadResult {
  const sum = (pick: (load: LoadResult) => number) =>
    loads.reduce((all, each) => all + pick(each), 0)
  const worst = (pick: (load: LoadResult) => number) => Math.max(0, ...loads.map(pick))
  return {
    responses: sum((it) => it.responses),
    seconds: sum((it) => it.seconds),
    p50: median(loads.map((it) => it.p50)),
    p99: worst((it) => it.p99),
    failed: sum((it) => it.failed),
    usage: mergeUsages(loads.flatMap(({ usage }) => usage ?? [])),
    machine: mergeMachineUsages(loads.flatMap(({ machine }) => machine ?? [])),
  }
}

/** Each turn is too short for a percentile of its own: the median of theirs is nearest to that of all. */
const mergeUsages = (usages: readonly ProcessUsage[]): ProcessUsage | undefined =>
  usages.length === 0
    ? undefined
    : {
        mainThreadMs: usages.reduce((total, { mainThreadMs }) => total + mainThreadMs, 0),
        loopP99Ms: median(usages.map(({ loopP99Ms }) => loopP99Ms)),
      }

const mergeMachineUsages = (usages: readonly MachineUsage[]): MachineUsage | undefined =>
  usages.length === 0 ? undefined : usages.reduce(addUsage)

export const requestsPerSecond = ({ responses, seconds }: LoadResult): number =>
  seconds > 0 ? responses / seconds : 0

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
