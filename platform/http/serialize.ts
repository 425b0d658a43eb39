import { STATUS_CODES } from 'node:http'
import type { Call, ResponseFile, StreamedFile } from '../contract/call.ts'
import { writeEvents } from '../contract/server-sent-events.ts'
import type { Failure } from '../contract/schemas.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { compileSchema } from './compile-schema.ts'

/** The response of a call: JSON text, the bytes of a file, a stored file, or a stream. */
export type CallResponse = {
  status: number
  headers: Record<string, string>
  body:
    | { text: string }
    | { bytes: Uint8Array; name?: string }
    | { stored: StreamedFile }
    | { stream: AsyncIterable<string | Uint8Array> }
  /** A token that this call has issued to the visitor. */
  visitorToken?: string | undefined
  /** What the caller's later reads must cover. */
  position?: string | undefined
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Compiles a call's response schema. Properties that are not in the schema never leave the server. */
export function createSerializer({ response }: Call): (value: unknown) => CallResponse {
  if (response.kind === 'bytes') {
    const headers = { 'content-type': response.type, ...fileHeaders(response) }
    return (value) => ({ status: 200, headers, body: { bytes: value as Uint8Array } })
  }
  if (response.kind === 'file')
    return (value) => {
      const { name, bytes } = value as ResponseFile
      const headers = { 'content-type': response.type, ...fileHeaders({ attachment: name }) }
      return { status: 200, headers, body: { bytes, name } }
    }
  if (response.kind === 'stored') {
    const headers = { 'content-type': response.type, ...fileHeaders(response) }
    return (value) => {
      const stored = value as StreamedFile
      const length = { 'content-length': String(stored.size) }
      return { status: 200, headers: { ...headers, ...length }, body: { stored } }
    }
  }
  if (response.kind === 'stream')
    return (value) => ({
      status: 200,
      headers: { 'content-type': response.type, 'cache-control': 'no-store' },
      body: { stream: value as AsyncIterable<Uint8Array> },
    })
  if (response.kind === 'events')
    return (value) => ({
      status: 200,
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      body: { stream: writeEvents(value as Parameters<typeof writeEvents>[0]) },
    })
  // Compiled when it is first needed.
  let stringify: ReturnType<typeof compileSchema> | undefined
  return (value) => ({
    status: response.status,
    headers: { 'content-type': JSON_TYPE },
    body: { text: (stringify ??= compileSchema(response.schema))({ data: value }) },
  })
}

/** Bytes of an unknown type are a file that a user sent: a browser must neither open nor cache it. */
const fileHeaders = ({ type, attachment }: { type?: string; attachment?: string }) => ({
  'x-content-type-options': 'nosniff',
  ...(attachment !== undefined || type === 'application/octet-stream'
    ? {
        'content-disposition': `attachment${attachment === undefined ? '' : `; filename="${attachment}"`}`,
        'cache-control': 'private, no-store',
      }
    : {}),
})

/**
 * A failure that the business did not decide: a bug, or a 503 that may be tried again. `isContended`:
 * others held what the call needs.
 */
export type ServerFailure = { status: 500 | 503; isContended?: boolean }

/** The envelope of every failure. */
export function failureResponse(reason: Refusal | ServerFailure): CallResponse {
  const failure = isRefusal(reason) ? toRefusalBody(reason) : toServerErrorBody(reason)
  const retryAfter = isRefusal(reason)
    ? reason.more.retryAfter
    : reason.status === 503
      ? 1
      : undefined
  return {
    status: failure.statusCode,
    headers: {
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body: { text: JSON.stringify(failure) },
  }
}

const toRefusalBody = ({ status, message, code, more }: Refusal): Failure => ({
  statusCode: status,
  statusMessage: STATUS_CODES[status] ?? 'Error',
  message,
  data: { ...more.detail, code, ...(more.errors ? { errors: more.errors } : {}) },
})

const toServerErrorBody = ({ status, isContended = false }: ServerFailure): Failure => ({
  statusCode: status,
  statusMessage: STATUS_CODES[status]!,
  message: isContended ? CONTENDED_MESSAGE : SERVER_ERROR_MESSAGES[status],
  data: { code: status === 503 ? 'unavailable' : 'internal' },
})

const SERVER_ERROR_MESSAGES = {
  500: 'Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.',
  503: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
}
const CONTENDED_MESSAGE =
  'Sedang banyak yang memproses barang yang sama. Belum ada yang tersimpan; coba lagi sebentar lagi.'
