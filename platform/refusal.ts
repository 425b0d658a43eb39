export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429

/** Messages by property path, as a form shows them at its fields. */
export type FieldErrors = Record<string, string>

/** What a refusal carries besides its sentence. */
export type RefusalDetails = {
  errors?: FieldErrors
  detail?: Record<string, unknown>
  retryAfter?: number
}

const brand = Symbol.for('refusal')

/**
 * The business says no. The one error that reaches people; anything else that is thrown is a bug.
 * Recognised by its brand, not by class: the bundled web and the server hold two copies.
 */
export class Refusal extends Error {
  readonly [brand] = true
  readonly code: string
  readonly status: RefusalStatus
  readonly more: RefusalDetails

  /** `code` is stable (`cart.stock_short`), `message` an Indonesian sentence for a person. */
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

  /** A 422 about one field of a form: the same sentence at the form and at the field. */
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

/** Missing and somebody else's get the same answer, so that ids cannot be guessed. */
export const notFound = (): Refusal =>
  new Refusal('not_found', 'Yang Anda cari tidak ditemukan.', 404)
