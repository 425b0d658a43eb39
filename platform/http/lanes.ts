import pLimit, { type LimitFunction } from 'p-limit'

/** Runs work in a lane: at most so much of it at once, the rest waits its turn. */
export type Lanes = { run<T>(lane: string, work: () => Promise<T>): Promise<T> }

/** Work did not get its turn in time. */
export class LaneFullError extends Error {
  override name = 'LaneFullError'
}

/**
 * Lanes keep calls that wait for each other's rows from taking every connection of the pool: a caller who
 * only reads, or signs in, finds one free.
 * @throws LaneFullError when work has waited longer than `maxWaitMs`; it is not run then
 */
export function createLanes({ width, maxWaitMs }: { width: number; maxWaitMs: number }): Lanes {
  const limits = new Map<string, LimitFunction>()
  return {
    run(lane, work) {
      const limit = limits.get(lane) ?? pLimit(width)
      limits.set(lane, limit)
      return new Promise((resolve, reject) => {
        let isLate = false
        const timer = setTimeout(() => {
          isLate = true
          reject(new LaneFullError(`no turn in lane ${lane} within ${maxWaitMs} ms`))
        }, maxWaitMs)
        limit(async () => {
          if (isLate) return
          clearTimeout(timer)
          resolve(await work())
        }).catch(reject)
      })
    },
  }
}
