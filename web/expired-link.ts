import { isCallError } from '#platform/contract/call-error.ts'

/**
 * Why an e-mail's link does not work, as a sentence; undefined for any other error. `codes` is the
 * prefix of such refusals: `reset.`.
 */
export function describeExpiredLink(thrown: unknown, codePrefix: string): string | undefined {
  if (isCallError(thrown) && thrown.code.startsWith(codePrefix)) return thrown.message
  // An unknown token gets the same page as an expired one.
  return thrown instanceof Response && thrown.status === 404 ? EXPIRED_LINK_MESSAGE : undefined
}

export const EXPIRED_LINK_MESSAGE =
  'Tautan ini tidak berlaku. Minta tautan baru, lalu buka dari email yang terbaru.'
