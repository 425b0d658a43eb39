import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import type { AppDeps } from '#platform/http/context.ts'
import { loadShopFigures } from '#modules/operations/shop-figures/service.ts'

/** A figure is read again after so long (ms), however many ask. */
const LIFETIME_MS = 5_000

/**
 * Adds what concerns the shop as a whole to a process's metrics: the figures of the database, whether
 * it answers, and this process's connections to it. Returns what brings them up to date.
 */
export function watchShop(
  registry: Registry,
  deps: Pick<AppDeps, 'db' | 'clock' | 'log'>,
  pool: pg.Pool,
): () => Promise<void> {
  const registers = [registry]
  const gauges = new Map<string, Gauge>()
  const isUp = new Gauge({
    name: 'shop_database_up',
    help: '1 while the database answers',
    registers,
  })
  new Gauge({
    name: 'pool_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })

  async function refresh(): Promise<void> {
    try {
      for (const { name, help, value } of await loadShopFigures(deps)) {
        const gauge = gauges.get(name) ?? new Gauge({ name, help, registers })
        gauges.set(name, gauge)
        gauge.set(value)
      }
      isUp.set(1)
    } catch (err) {
      deps.log.warn({ err }, 'the figures of the shop cannot be read')
      // Old figures would look like those of now.
      for (const gauge of gauges.values()) gauge.remove()
      isUp.set(0)
    }
  }

  let refreshedAt = -Infinity
  let refreshing = Promise.resolve()
  return () => {
    if (performance.now() - refreshedAt < LIFETIME_MS) return refreshing
    refreshedAt = performance.now()
    return (refreshing = refresh())
  }
}
