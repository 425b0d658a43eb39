/**
 * An outside party, such as a gateway or a lender, did not do what it was asked. `code` is its own word for why, or
 * `timeout`, `network`, `HTTP 503`, `answer` (it said something else than what it should), `open` (left alone after many
 * failures). `isRetryable`: it may do the same later.
 */
export abstract class PartyError extends Error {
  readonly code: string
  readonly isRetryable: boolean
  constructor(party: string, code: string, message: string, isRetryable: boolean) {
    super(`${party} ${code}: ${message}`)
    this.code = code
    this.isRetryable = isRetryable
  }
}
