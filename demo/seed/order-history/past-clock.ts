import { days, hours, type Clock } from '#platform/clock.ts'

/** A clock that is set to the time of each simulated event. */
export type PastClock = Clock & { set(at: Date): void }

export function createPastClock(start: Date): PastClock {
  let at = start
  return { now: () => at, set: (time) => void (at = time) }
}

/** `count` days before `now`, at an hour in Jakarta (8.5 is half past eight). */
export function dayBefore(now: Date, count: number, hour: number): Date {
  const midnight = Math.floor((now.getTime() + hours(7)) / days(1)) * days(1) - hours(7)
  return new Date(midnight - days(count) + hours(hour))
}
