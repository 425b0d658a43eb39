export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** Messages by property path, which a form shows at its fields. */
type FieldErrors = Record<string, string>

/** What a refusal carries besides its code and message. `retryAfter` is in seconds. */
export type RefusalDetails = {
  errors?: FieldErrors
  detail?: Record<string, unknown>
  retryAfter?: number
}

const brand = Symbol.for('refusal')

/**
 * A business rule rejects the request. It is the only error whose message users see; any other
 * error is a bug. Recognised by a brand, not with `instanceof`, because the bundled web and the
 * server each load this class.
 */
export class Refusal extends Error {
  readonly [brand] = true
  readonly code: string
  readonly status: RefusalStatus
  readonly more: RefusalDetails

  /** `code` is stable (`cart.stock_short`); `message` is an Indonesian sentence for the user. */
  constructor(
    code: string,
    message: string,
    status: RefusalStatus = 422,
    more: RefusalDetails = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.more = more
  }

  /** A 422 about one field of a form, with the same message for the form and for the field. */
  static field(
    path: string,
    code: string,
    message: string,
    detail?: Record<string, unknown>,
  ): Refusal {
    const errors = { [path]: message }
    return new Refusal(code, message, 422, detail ? { errors, detail } : { errors })
  }
}

export const isRefusal = (thrown: unknown): thrown is Refusal =>
  typeof thrown === 'object' && thrown !== null && brand in thrown

/**
 * The same response for a missing record and for one of another account, so that ids cannot be
 * probed.
 */
export const notFound = (): Refusal =>
  new Refusal('not_found', 'Yang Anda cari tidak ditemukan.', 404)
