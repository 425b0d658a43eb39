import type { Call, Calls } from './call.ts'
import type { ClientInput, HandlerOutput } from './call-types.ts'
import { isCallError } from './call-error.ts'

export type RequestOptions = {
  /** The `Idempotency-Key`: the same key never takes effect twice. */
  key?: string
  signal?: AbortSignal
}

export type Client<C extends Calls> = {
  [K in keyof C]: {} extends ClientInput<C[K]>
    ? (input?: ClientInput<C[K]>, options?: RequestOptions) => Promise<HandlerOutput<C[K]>>
    : (input: ClientInput<C[K]>, options?: RequestOptions) => Promise<HandlerOutput<C[K]>>
}

/** The input of one call without its types, as transports pass it on. */
export type RawInput = {
  query?: Record<string, unknown>
  body?: unknown
  form?: Record<string, unknown>
  files?: Record<string, File | undefined>
} & Record<string, unknown>

/** Takes a call to its server: over the network, or directly into dispatch. */
export type Transport = (
  name: string,
  call: Call,
  input: RawInput,
  options: RequestOptions,
) => Promise<unknown>

/** Wraps a transport, such as to turn failures into responses of a page. */
export type TransportDecorator = (transport: Transport) => Transport

const RETRYABLE_STATUSES = new Set([0, 408, 409, 425, 429, 500, 502, 503, 504])
/** The client does not wait longer than this before a retry. */
const MAX_WAIT_SECONDS = 2

/**
 * A client with a method for each call. Used by the server's pages and by tests. Throws `CallError`,
 * or what `decorate` turns it into once no retry is left.
 */
export function createClient<const C extends Calls>(
  calls: C,
  transport: Transport,
  decorate: TransportDecorator = (inner) => inner,
): Client<C> {
  const run = decorate(withRetry(transport))
  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    (input: RawInput = {}, options: RequestOptions = {}) => run(name, call, input, options),
  ])
  return Object.fromEntries(methods)
}

/** Retries once, and only what may be sent twice (specification, API calls). */
const withRetry =
  (transport: Transport): Transport =>
  async (name, call, input, options) => {
    try {
      return await transport(name, call, input, options)
    } catch (failure) {
      const delaySeconds = computeRetryDelay(call, options, failure)
      if (delaySeconds === undefined) throw failure
      await new Promise((resolve) => setTimeout(resolve, delaySeconds * 1000))
      return transport(name, call, input, options)
    }
  }

/** Seconds to wait before the single retry; undefined without a retry. */
function computeRetryDelay(
  call: Call,
  options: RequestOptions,
  failure: unknown,
): number | undefined {
  const idempotent = call.method !== 'POST' && call.method !== 'PATCH'
  if (!isCallError(failure) || !(idempotent || options.key) || options.signal?.aborted)
    return undefined
  if (!RETRYABLE_STATUSES.has(failure.status)) return undefined
  // A retry changes a 409 only while the same request is still in flight.
  if (failure.status === 409 && failure.code !== 'idempotency.in_flight') return undefined
  const delaySeconds = failure.retryAfter ?? 0.05
  return delaySeconds <= MAX_WAIT_SECONDS ? delaySeconds : undefined
}
