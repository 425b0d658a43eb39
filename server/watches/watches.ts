import type { AppContext } from '../app.ts'
import type { Config } from '../config/config.ts'
import { watchIdleMemory } from './idle-memory.ts'
import { keepSearchWarm } from './search-warmth.ts'
import { watchSlowStatements } from './slow-statements.ts'
import { watchClock } from './watch-clock.ts'

/** Starts the background watches of an open shop. `isWarm` resolves when its caches are filled. */
export function startWatches(
  { role, slowStatementMs: limitMs }: Config,
  databaseUrl: string,
  { deps, metrics, pool }: AppContext,
): { isWarm: Promise<void>; stop(): Promise<void> } {
  const { log } = deps
  const slow = limitMs > 0 ? watchSlowStatements({ databaseUrl, limitMs, log }) : undefined
  const memory = watchIdleMemory()
  const clock = watchClock({ pool, log, registry: metrics.registry })
  const warmth = role === 'worker' ? undefined : keepSearchWarm(deps)
  return {
    isWarm: warmth?.isWarm ?? Promise.resolve(),
    async stop() {
      memory.stop()
      clock.stop()
      await warmth?.stop()
      await slow?.stop()
    },
  }
}
