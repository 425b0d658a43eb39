import { hash, timingSafeEqual } from 'node:crypto'

/** Whether an incoming secret is the expected one. Compares hashes in constant time: how long it takes says nothing. */
export const isSameSecret = (incoming: string | undefined, expected: string): boolean =>
  incoming !== undefined && timingSafeEqual(digest(incoming), digest(expected))

const digest = (text: string) => hash('sha256', text, 'buffer')
