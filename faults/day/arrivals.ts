import type { Dice } from '#tests/support/dice.ts'

/** How much of a day's visits comes in each hour, in Jakarta: builders buy from seven to five. */
const HOURS = [
  4, 3, 2, 2, 4, 12, 30, 62, 84, 90, 88, 80, 58, 76, 82, 78, 66, 50, 36, 32, 28, 18, 10, 5,
]
const TOTAL = HOURS.reduce((all, each) => all + each, 0)
/** The share of a day's visits that comes in its busiest hour. */
const BUSIEST_SHARE = Math.max(...HOURS) / TOTAL

/** A resolution that no two visits need: parts of an hour. */
const PARTS_OF_HOUR = 1_000_000

/**
 * When each of so many visits begins, in order (ms from the start), if the day is replayed in `lengthMs`: more in busy
 * hours, at random within one. The same for the same dice.
 */
export function drawArrivals(visits: number, lengthMs: number, dice: Dice): number[] {
  const hourMs = lengthMs / HOURS.length
  return Array.from({ length: visits }, () => {
    let place = dice(0, TOTAL - 1)
    const hour = HOURS.findIndex((share) => (place -= share) < 0)
    return (hour + dice(0, PARTS_OF_HOUR - 1) / PARTS_OF_HOUR) * hourMs
  }).sort((a, b) => a - b)
}

/** Visits a second in the busiest hour of a day that is replayed in `lengthMs`. */
export const peakVisitsPerSecond = (visits: number, lengthMs: number): number =>
  (visits * BUSIEST_SHARE) / (lengthMs / HOURS.length / 1000)

/** How many visits a real day has whose busiest hour brings so many a second. */
export const visitsOfRealDay = (perSecond: number): number => (perSecond * 3600) / BUSIEST_SHARE
