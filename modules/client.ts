/** The typed client of every call, by service. */
export interface Api {
  readonly [service: string]: unknown
}
