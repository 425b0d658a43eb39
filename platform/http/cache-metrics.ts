import { Counter, type Registry } from 'prom-client'
import { listCacheCounts } from '../cache/cache-counts.ts'

/** Adds how often the caches of this process were asked, and had it. */
export function addCacheMetrics(registry: Registry): void {
  new Counter({
    name: 'cache_reads_total',
    help: 'Reads of a cache, by whether it had the value',
    labelNames: ['cache', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name: cache, hits, absences } of listCacheCounts()) {
        this.inc({ cache, outcome: 'hit' }, hits)
        this.inc({ cache, outcome: 'miss' }, absences)
      }
    },
  })
}
