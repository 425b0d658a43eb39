/** How far this machine's clock may be from the database's: sessions and codes are compared with both (ms). */
export const MAX_CLOCK_DIFFERENCE_MS = 20_000

/**
 * By how much this machine's clock is at least ahead of the database's, which was read between two moments of this machine (ms).
 * Negative where it is behind; 0 where both may be the same.
 */
export function findClockDifference(
  databaseTime: number,
  askedAt: number,
  answeredAt: number,
): number {
  if (askedAt > databaseTime) return askedAt - databaseTime
  return Math.min(0, answeredAt - databaseTime)
}

/** The warning for the operator. */
export function describeClockDifference(differenceMs: number): string {
  const direction = differenceMs > 0 ? 'ahead of' : 'behind'
  return (
    `The clock of this machine is ${Math.round(Math.abs(differenceMs) / 1000)} s ${direction} that of the database. ` +
    'Sessions, codes and prices begin and end by the clock: set both by NTP.'
  )
}
