import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { PartyError } from './party-error.ts'

/** How long one request may take (ms), and the pauses before it is sent again. */
const REQUEST_TIMEOUT_MS = 8_000
const RETRY_DELAYS_MS = [250, 1_000]
/** Circuit breaker: after this many failures in a row, no requests are sent for OPEN_MS. */
const FAILURES_TO_OPEN = 5
const OPEN_MS = 30_000

export type PartyClientOptions = {
  /** Without a trailing slash. */
  baseUrl: string
  headers: Record<string, string>
  clock: Clock
  timeoutMs?: number | undefined
  retryDelaysMs?: readonly number[] | undefined
  /** What its port throws. */
  Failure: new (code: string, message: string, isRetryable: boolean) => PartyError
}

type PartyRequest = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

export type PartyResponse = {
  status: number
  body: Record<string, unknown>
  /** False where something else has answered, such as a proxy's page. */
  isReadable: boolean
}

/**
 * Requests to an outside party that answers in JSON. What may pass by itself is sent again after a pause, which is safe:
 * every request names what it is about, and asked twice the party does it once. One that fails again and again is left
 * alone for a while. Returns responses below 500, but for 429. Throws `Failure` for the others, retryable.
 */
export function createPartyClient({
  baseUrl,
  headers,
  clock,
  timeoutMs = REQUEST_TIMEOUT_MS,
  retryDelaysMs = RETRY_DELAYS_MS,
  Failure,
}: PartyClientOptions): (request: PartyRequest) => Promise<PartyResponse> {
  let failures = 0
  let openUntil = 0

  async function send(request: PartyRequest): Promise<PartyResponse> {
    const signals = [AbortSignal.timeout(timeoutMs), ...(request.signal ? [request.signal] : [])]
    try {
      const response = await fetch(baseUrl + request.path, {
        method: request.method,
        headers: {
          accept: 'application/json',
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        redirect: 'error',
        signal: AbortSignal.any(signals),
      })
      return { status: response.status, ...parseAnswer(await response.text()) }
    } catch (thrown) {
      const isTimeout = (thrown as Error).name === 'TimeoutError'
      throw new Failure(isTimeout ? 'timeout' : 'network', 'no answer', true)
    }
  }

  async function attempt(request: PartyRequest): Promise<PartyResponse> {
    if (clock.now().getTime() < openUntil)
      throw new Failure('open', 'left alone after many failures', true)
    try {
      const response = await send(request)
      if (response.status >= 500 || response.status === 429)
        throw new Failure(`HTTP ${response.status}`, 'busy or broken', true)
      failures = 0
      return response
    } catch (thrown) {
      failures += 1
      if (failures >= FAILURES_TO_OPEN) openUntil = clock.now().getTime() + OPEN_MS
      throw thrown
    }
  }

  return async (request) => {
    for (const delayMs of retryDelaysMs)
      try {
        return await attempt(request)
      } catch (thrown) {
        const isOver = request.signal?.aborted || (thrown as PartyError).code === 'open'
        if (isOver) throw thrown
        await pause(delayMs)
      }
    return attempt(request)
  }
}

/** A JSON object. Throws SyntaxError for anything else. */
export function readObject(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  throw new SyntaxError('no JSON object')
}

/** A JSON object; empty where something else has answered. An empty answer is readable. */
function parseAnswer(text: string): Pick<PartyResponse, 'body' | 'isReadable'> {
  if (text.trim() === '') return { body: {}, isReadable: true }
  try {
    return { body: readObject(text), isReadable: true }
  } catch {
    return { body: {}, isReadable: false }
  }
}
