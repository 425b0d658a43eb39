import type { Failure } from './schemas.ts'

/** network: not reached; timeout: no response in time; bad-request: 4xx; bad-response: 5xx, or it breaks the contract. */
export type CallErrorKind = 'network' | 'timeout' | 'bad-request' | 'bad-response'

const brand = Symbol.for('call-failed')

/** What the typed client throws. Recognised by its brand, because the bundled web has its own copy of the class. */
export class CallError extends Error {
  readonly [brand] = true
  readonly kind: CallErrorKind
  /** The HTTP status; 0 without a response. */
  readonly status: number
  readonly code: string
  /** Messages for the fields of a form, by property path. */
  readonly errors: Record<string, string>
  readonly data: Record<string, unknown>
  readonly retryAfter: number | undefined

  constructor(kind: CallErrorKind, failure: Failure, retryAfter?: number) {
    super(failure.message)
    this.name = 'CallError'
    this.kind = kind
    this.status = failure.statusCode
    this.code = failure.data?.code ?? kind
    this.errors = failure.data?.errors ?? {}
    this.data = failure.data ?? {}
    this.retryAfter = retryAfter
  }
}

export const isCallError = (thrown: unknown): thrown is CallError =>
  typeof thrown === 'object' && thrown !== null && brand in thrown

/** The error for a response that never came. */
export const connectionError = (kind: 'network' | 'timeout'): CallError =>
  new CallError(kind, {
    statusCode: 0,
    statusMessage: kind,
    message: 'Layanan tidak dapat dihubungi. Periksa koneksi lalu coba lagi.',
    data: null,
  })

export const toErrorKind = (status: number): CallErrorKind =>
  status >= 500 ? 'bad-response' : 'bad-request'
