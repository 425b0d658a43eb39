import type { Failure } from './schemas.ts'

/** network: never reached it; timeout: no answer in time; bad-request: 4xx; bad-response: 5xx or outside the contract. */
export type CallErrorKind = 'network' | 'timeout' | 'bad-request' | 'bad-response'

const brand = Symbol.for('call-failed')

/** What the typed client throws. Recognised by brand: the bundled web holds a copy of its own. */
export class CallError extends Error {
  readonly [brand] = true
  readonly kind: CallErrorKind
  /** HTTP status; 0 where none came. */
  readonly status: number
  readonly code: string
  /** Messages by property path, for the fields of a form. */
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

/** The failure for an answer that never came. */
export const connectionError = (kind: 'network' | 'timeout'): CallError =>
  new CallError(kind, {
    statusCode: 0,
    statusMessage: kind,
    message: 'Layanan tidak dapat dihubungi. Periksa koneksi lalu coba lagi.',
    data: null,
  })

export const toErrorKind = (status: number): CallErrorKind =>
  status >= 500 ? 'bad-response' : 'bad-request'
