import { isCallError } from '#platform/contract/call-error.ts'

/**
 * Why the link of a mail opens nothing, as a sentence; undefined where something else went wrong.
 * `codes` is how the refusals of such links begin: `reset.`.
 */
export function describeExpiredLink(thrown: unknown, codePrefix: string): string | undefined {
  if (isCallError(thrown) && thrown.code.startsWith(codePrefix)) return thrown.message
  // An address that never was: the same page as for one that is no longer.
  return thrown instanceof Response && thrown.status === 404 ? EXPIRED_LINK_MESSAGE : undefined
}

export const EXPIRED_LINK_MESSAGE =
  'Tautan ini tidak berlaku. Minta tautan baru, lalu buka dari email yang terbaru.'
