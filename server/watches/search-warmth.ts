import { setTimeout as pause } from 'node:timers/promises'
import type { AppDeps } from '#platform/http/context.ts'
import { warmSearches } from '#modules/catalogue/products/service/warm-searches.ts'

/** How soon after everything changed, or after midnight, searches are answered from memory again (ms). */
const INTERVAL_MS = 60_000

export type SearchWarmth = {
  /** Ends when the first warm-up has ended. */
  isWarm: Promise<void>
  stop(): Promise<void>
}

/** Has searches answered from memory from the start on: without it each product's first search reads the database. */
export function keepSearchWarm(deps: AppDeps): SearchWarmth {
  const stopping = new AbortController()
  const { signal } = stopping
  const warmUp = () =>
    warmSearches(deps, signal).catch((error: unknown) =>
      deps.log.info({ err: error }, 'searches are answered from the database for now'),
    )
  const isWarm = warmUp()
  const warming = isWarm.then(async () => {
    while (!signal.aborted) {
      await pause(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await warmUp()
    }
  })
  return {
    isWarm,
    stop() {
      stopping.abort()
      return warming
    },
  }
}
