import { data } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'

/** Throws the page of a rate limit: a page that only reads has no form to show it at. */
export function throwIfRateLimited(thrown: unknown): void {
  if (isCallError(thrown) && thrown.status === 429)
    throw data({ message: thrown.message, code: thrown.code }, { status: 429 })
}
