import type { Failure } from './shapes.ts'

/** network: never reached it; timeout: no answer in time; bad-request: 4xx; bad-response: 5xx or outside the contract. */
export type FailureKind = 'network' | 'timeout' | 'bad-request' | 'bad-response'

const brand = Symbol.for('call-failed')

/** What the typed client throws. Recognised by brand: the bundled web holds a copy of its own. */
export class CallFailed extends Error {
  readonly [brand] = true
  readonly kind: FailureKind
  /** HTTP status; 0 where none came. */
  readonly status: number
  readonly code: string
  /** Messages by property path, for the fields of a form. */
  readonly errors: Record<string, string>
  readonly data: Record<string, unknown>
  readonly retryAfter: number | undefined

  constructor(kind: FailureKind, failure: Failure, retryAfter?: number) {
    super(failure.message)
    this.name = 'CallFailed'
    this.kind = kind
    this.status = failure.statusCode
    this.code = failure.data?.code ?? kind
    this.errors = failure.data?.errors ?? {}
    this.data = failure.data ?? {}
    this.retryAfter = retryAfter
  }
}

export const isCallFailed = (thrown: unknown): thrown is CallFailed =>
  typeof thrown === 'object' && thrown !== null && brand in thrown

/** The failure for an answer that never came. */
export const unreached = (kind: 'network' | 'timeout'): CallFailed =>
  new CallFailed(kind, {
    statusCode: 0,
    statusMessage: kind,
    message: 'Layanan tidak dapat dihubungi. Periksa koneksi lalu coba lagi.',
    data: null,
  })

export const kindOf = (status: number): FailureKind =>
  status >= 500 ? 'bad-response' : 'bad-request'
