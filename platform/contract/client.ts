import type { Answered, Call, Calls, Given } from './call.ts'
import { isCallFailed } from './failure.ts'

export type Options = {
  /** The `Idempotency-Key`: the same key never takes effect twice. */
  key?: string
  signal?: AbortSignal
}

export type Client<C extends Calls> = {
  [K in keyof C]: {} extends Given<C[K]>
    ? (given?: Given<C[K]>, options?: Options) => Promise<Answered<C[K]>>
    : (given: Given<C[K]>, options?: Options) => Promise<Answered<C[K]>>
}

/** Loosely typed parts of one exchange, as the carriers pass them on. */
export type GivenParts = {
  query?: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
  files?: Record<string, File | undefined>
} & Record<string, unknown>

/** Takes a call to whoever answers it: over the network, or straight into dispatch. */
export type Carrier = (
  name: string,
  call: Call,
  given: GivenParts,
  options: Options,
) => Promise<unknown>

const retried = new Set([0, 408, 409, 425, 429, 500, 502, 503, 504])
/** Longer waits are the caller's business, not the client's. */
const longestWait = 2

/** One client for browser, server and tests: a method a call. Throws `CallFailed`. */
export function createClient<const C extends Calls>(calls: C, carry: Carrier): Client<C> {
  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    async (given: GivenParts = {}, options: Options = {}) => {
      try {
        return await carry(name, call, given, options)
      } catch (failure) {
        const wait = pauseBeforeRetry(call, options, failure)
        if (wait === undefined) throw failure
        await new Promise((resolve) => setTimeout(resolve, wait * 1000))
        return carry(name, call, given, options)
      }
    },
  ])
  return Object.fromEntries(methods)
}

/** Seconds to wait before the one retry; undefined where there is none. */
function pauseBeforeRetry(call: Call, options: Options, failure: unknown): number | undefined {
  const idempotent = call.method !== 'POST' && call.method !== 'PATCH'
  if (!isCallFailed(failure) || !(idempotent || options.key) || options.signal?.aborted)
    return undefined
  if (!retried.has(failure.status)) return undefined
  // A rule's 409 will not change by asking again; only an exchange still in flight will.
  if (failure.status === 409 && failure.code !== 'idempotency.in_flight') return undefined
  const wait = failure.retryAfter ?? 0.05
  return wait <= longestWait ? wait : undefined
}
