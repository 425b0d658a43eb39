/**
 * An outside party, such as a gateway or a lender, failed a request. `code` is its own error code, or `timeout`,
 * `network`, `HTTP 503`, `answer` (an unexpected response), `open` (circuit open after many failures). `isRetryable`: a
 * later attempt may succeed.
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
