import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a given secret is the expected one, in a time that says nothing about where they differ. */
export const isSameSecret = (given: string | undefined, expected: string): boolean =>
  given !== undefined && timingSafeEqual(digest(given), digest(expected))

const digest = (text: string) => createHash('sha256').update(text).digest()
