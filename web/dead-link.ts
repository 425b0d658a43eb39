import { isCallFailed } from '#platform/contract/failure.ts'

/**
 * Why the link of a mail opens nothing, as a sentence; undefined where something else went wrong.
 * `codes` is how the refusals of such links begin: `reset.`.
 */
export function deadLink(thrown: unknown, codes: string): string | undefined {
  if (isCallFailed(thrown) && thrown.code.startsWith(codes)) return thrown.message
  // An address that never was: the same page as for one that is no longer.
  return thrown instanceof Response && thrown.status === 404 ? DEAD_LINK : undefined
}

export const DEAD_LINK =
  'Tautan ini tidak berlaku. Minta tautan baru, lalu buka dari email yang terbaru.'
