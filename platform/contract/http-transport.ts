import type { Call, ResponseFile, StreamedFile } from './call.ts'
import type { Transport, RawInput, RequestOptions } from './client.ts'
import { endPromptly } from './end-promptly.ts'
import { readEvents } from './server-sent-events.ts'
import { CallError, toErrorKind, connectionError } from './call-error.ts'
import { Failure } from './schemas.ts'

export type HttpTransportOptions = {
  /** The address before the call's path, without a trailing slash. */
  baseUrl: (call: Call) => string
  /** Headers of a call's request: the token, the visitor, the service's access value. */
  headers?: (call: Call) => Record<string, string>
  /** Called with the headers of every response, successful or not. */
  onResponse?: (headers: Headers) => void
  /**
   * Milliseconds until the response headers must be there; 10,000 by default. JSON and failures must
   * be there as a whole. Bytes, streams and events may go on for as long as they need.
   */
  timeoutMs?: number
  fetch?: typeof fetch
}

/** Makes calls over HTTP and validates the responses against the contract. */
export function createHttpTransport({
  baseUrl,
  headers,
  onResponse,
  timeoutMs = 10_000,
  fetch: fetchFn = fetch,
}: HttpTransportOptions): Transport {
  return async (_name, call, input, options) => {
    const { url, init } = toRequest(call, baseUrl(call), input, options)
    Object.assign(init.headers, headers?.(call))
    const timeoutController = new AbortController()
    const timer = setTimeout(() => timeoutController.abort(createTimeoutReason()), timeoutMs)
    const signals = [timeoutController.signal, ...(options.signal ? [options.signal] : [])]
    try {
      const response = await fetchFn(url, { ...init, signal: AbortSignal.any(signals) }).catch(
        (cause) => {
          throw connectionError(cause?.name === 'TimeoutError' ? 'timeout' : 'network')
        },
      )
      onResponse?.(response.headers)
      // How long a download or a stream takes depends on its size and on the line.
      if (response.ok && call.response.kind !== 'json') clearTimeout(timer)
      return await readResponse(call, response)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The reason that `AbortSignal.timeout` aborts with. That signal itself cannot be cancelled. */
const createTimeoutReason = () => new DOMException('No response in time.', 'TimeoutError')

type FetchInit = { method: string; headers: Record<string, string>; body?: string | FormData }

function toRequest(call: Call, baseUrl: string, input: RawInput, options: RequestOptions) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  )
  const url = new URL(baseUrl + path)
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value))
  const init: FetchInit = { method: call.method, headers: { accept: 'application/json' } }
  if (options.key) init.headers['idempotency-key'] = options.key
  if (call.form || call.files) init.body = toFormData({ ...input.form, ...input.files })
  else if (call.body) {
    init.headers['content-type'] = 'application/json'
    init.body = JSON.stringify(input.body ?? {})
  }
  return { url, init }
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields))
    if (value !== undefined) form.append(key, value instanceof Blob ? value : String(value))
  return form
}

async function readResponse(call: Call, response: Response): Promise<unknown> {
  if (!response.ok) throw await toCallError(response)
  if (call.response.kind === 'bytes') return new Uint8Array(await response.arrayBuffer())
  if (call.response.kind === 'file')
    return {
      name: readFileName(response.headers.get('content-disposition')),
      bytes: new Uint8Array(await response.arrayBuffer()),
    } satisfies ResponseFile
  if (call.response.kind === 'stored')
    return {
      size: Number(response.headers.get('content-length')),
      stream: response.body!,
    } satisfies StreamedFile
  if (call.response.kind === 'stream') return response.body
  if (call.response.kind === 'events')
    return readEvents(readBody(response.body!), call.response.events)
  const body = (await response.json().catch(() => undefined)) as { data?: unknown } | undefined
  const parsed = call.response.schema.safeParse(body?.data)
  if (parsed.success) return parsed.data
  throw new CallError('bad-response', {
    statusCode: response.status,
    statusMessage: 'Bad Response',
    message: 'Jawaban layanan tidak dapat dibaca.',
    data: { code: 'client.bad_response', issues: parsed.error.issues },
  })
}

/** The bytes of a response. Ended early, they are cancelled at once: the iterator of a stream waits for the next ones first. */
function readBody(body: ReadableStream<Uint8Array>): AsyncIterableIterator<Uint8Array> {
  const reader = body.getReader()
  return endPromptly(readParts(reader), () => void reader.cancel().catch(() => {}))
}

async function* readParts(reader: ReadableStreamDefaultReader<Uint8Array>) {
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

const readFileName = (disposition: string | null) =>
  /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? 'unduhan'

async function toCallError(response: Response): Promise<CallError> {
  const parsed = Failure.safeParse(await response.json().catch(() => undefined))
  const failure = parsed.data ?? {
    statusCode: response.status,
    statusMessage: response.statusText,
    message: 'Terjadi kesalahan pada layanan.',
    data: null,
  }
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new CallError(
    toErrorKind(response.status),
    failure,
    Number.isNaN(retryAfter) ? undefined : retryAfter,
  )
}
