/** Returns a number from 0 (included) to 1 (excluded). */
type Random = () => number

/**
 * Creates a random generator seeded by a name, so that a SKU draws the same numbers when products are
 * added before it. An FNV-1a hash seeds mulberry32.
 */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Draws a number between two bounds. */
export function drawBetween(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}
