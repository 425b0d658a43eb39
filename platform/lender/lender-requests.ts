import {
  createPartyClient,
  type PartyClientOptions,
  type PartyResponse,
} from '../outside-party/party-client.ts'
import type { Fields } from './lender-messages.ts'
import type { LenderMapping } from './mapping.ts'
import { LenderError } from './port.ts'

/** The shop's account at a lender. `apiUrl` is without a trailing slash. */
export type LenderAccount = { apiUrl: string; key: string; webhookSecret: string }

export type LenderClientOptions = Pick<PartyClientOptions, 'clock' | 'timeoutMs' | 'retryDelaysMs'>

type LenderRequest = {
  /** With a body the request is a POST. */
  body?: Fields
  /** A request that is sent twice under one key takes effect once. */
  idempotencyKey?: string
  signal?: AbortSignal | undefined
}

export type LenderRequests = ReturnType<typeof createLenderRequests>

/** Requests to one lender's API, with timeouts, retries and a circuit breaker. All of them throw LenderError. */
export function createLenderRequests(
  { key: { header, prefix }, answers }: LenderMapping,
  { apiUrl, key }: Pick<LenderAccount, 'apiUrl' | 'key'>,
  options: LenderClientOptions,
) {
  const send = createPartyClient({
    baseUrl: apiUrl,
    Failure: LenderError,
    headers: { [header]: prefix + key },
    ...options,
  })

  /** Returns null for 404. */
  async function find(path: string, request: LenderRequest = {}): Promise<Fields | null> {
    const { body, idempotencyKey, signal } = request
    return readBody(
      await send({
        method: body ? 'POST' : 'GET',
        path,
        ...(body ? { body } : {}),
        ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
        signal,
      }),
    )
  }

  return {
    find,
    /** The same, and a 404 is an error. */
    async request(path: string, request?: LenderRequest): Promise<Fields> {
      const body = await find(path, request)
      if (body) return body
      throw new LenderError('HTTP 404', 'unknown application', false)
    },
    /** The events of one application or loan; none if the lender does not know it. */
    async listEvents(path: string): Promise<Fields[]> {
      const body = await find(path)
      if (!body) return []
      const events = body[answers.events]
      if (!Array.isArray(events)) throw new LenderError('answer', 'no events', true)
      return events
    },
  }
}

function readBody({ status, body, isReadable }: PartyResponse): Fields | null {
  if (status === 404) return null
  if (status < 200 || status >= 300) throw new LenderError(`HTTP ${status}`, 'refused', false)
  // A proxy's page says nothing about what the lender did.
  if (!isReadable) throw new LenderError('answer', 'unreadable', true)
  return body
}

/** The address of one application or loan: `/loans/{reference}/cancel`. */
export const toLenderPath = (path: string, reference: string): string =>
  path.replace('{reference}', encodeURIComponent(reference))
