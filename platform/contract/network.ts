import type { Call } from './call.ts'
import type { Carrier, GivenParts, Options } from './client.ts'
import { readEvents } from './events.ts'
import { CallFailed, kindOf, unreached } from './failure.ts'
import { Failure } from './shapes.ts'

export type Network = {
  /** The address before the call's path, without a slash at its end. */
  base: (call: Call) => string
  /** Headers of a call's request: the token, the visitor, the service's access value. */
  headers?: (call: Call) => Record<string, string>
  /**
   * Milliseconds until the response headers must be there; 10,000 by default. JSON and failures must
   * be there as a whole. Bytes, streams and events may go on for as long as they need.
   */
  timeout?: number
  fetch?: typeof fetch
}

/** Carries calls over HTTP and holds the answers against the contract. */
export function overNetwork({
  base,
  headers,
  timeout = 10_000,
  fetch: send = fetch,
}: Network): Carrier {
  return async (_name, call, given, options) => {
    const { url, init } = toRequest(call, base(call), given, options)
    Object.assign(init.headers, headers?.(call))
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(timeoutReason()), timeout)
    const signals = [late.signal, ...(options.signal ? [options.signal] : [])]
    try {
      const response = await send(url, { ...init, signal: AbortSignal.any(signals) }).catch(
        (cause) => {
          throw unreached(cause?.name === 'TimeoutError' ? 'timeout' : 'network')
        },
      )
      // How long a download or a stream takes depends on its size and on the line.
      if (response.ok && call.answer.kind !== 'json') clearTimeout(timer)
      return await read(call, response)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** What `AbortSignal.timeout` aborts with; such a signal cannot be called off. */
const timeoutReason = () => new DOMException('No response in time.', 'TimeoutError')

type Init = { method: string; headers: Record<string, string>; body?: string | FormData }

function toRequest(call: Call, base: string, given: GivenParts, options: Options) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given[name])),
  )
  const url = new URL(base + path)
  for (const [key, value] of Object.entries(given.query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value))
  const init: Init = { method: call.method, headers: { accept: 'application/json' } }
  if (options.key) init.headers['idempotency-key'] = options.key
  if (call.form || call.files) init.body = toFormData({ ...given.form, ...given.files })
  else if (call.body) {
    init.headers['content-type'] = 'application/json'
    init.body = JSON.stringify(given.body ?? {})
  }
  return { url, init }
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields))
    if (value !== undefined) form.append(key, value instanceof Blob ? value : String(value))
  return form
}

async function read(call: Call, response: Response): Promise<unknown> {
  if (!response.ok) throw await failureOf(response)
  if (call.answer.kind === 'bytes') return new Uint8Array(await response.arrayBuffer())
  if (call.answer.kind === 'stream') return response.body
  if (call.answer.kind === 'events') return readEvents(response.body!, call.answer.events)
  const body = (await response.json().catch(() => undefined)) as { data?: unknown } | undefined
  const parsed = call.answer.schema.safeParse(body?.data)
  if (parsed.success) return parsed.data
  throw new CallFailed('bad-response', {
    statusCode: response.status,
    statusMessage: 'Bad Response',
    message: 'Jawaban layanan tidak dapat dibaca.',
    data: { code: 'client.bad_response', issues: parsed.error.issues },
  })
}

async function failureOf(response: Response): Promise<CallFailed> {
  const parsed = Failure.safeParse(await response.json().catch(() => undefined))
  const failure = parsed.data ?? {
    statusCode: response.status,
    statusMessage: response.statusText,
    message: 'Terjadi kesalahan pada layanan.',
    data: null,
  }
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new CallFailed(kindOf(response.status), failure, Number.isNaN(wait) ? undefined : wait)
}
