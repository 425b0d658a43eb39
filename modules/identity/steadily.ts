import { setTimeout as wait } from 'node:timers/promises'

/** Longer than it takes to write a letter (ms). */
export const STEADY = 200

/**
 * Tells a story's end no sooner than this long after its beginning: who was written to took some
 * milliseconds more than who is not known, and a few hundred askings told them apart.
 */
export async function steadily<T>(story: () => Promise<T>): Promise<T> {
  const [told] = await Promise.allSettled([story(), wait(STEADY)])
  if (told.status === 'rejected') throw told.reason
  return told.value
}
