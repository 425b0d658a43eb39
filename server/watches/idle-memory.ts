import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const INTERVAL_MS = 10_000
/** The share of the time that the event loop has worked: an idle shop only runs its timers. */
const MAX_IDLE_UTILIZATION = 0.1
/** A collection pauses the process for about a tenth of a second, so it has to be worth it (MB). */
const MIN_GROWTH_MB = 50

type MemoryState = {
  residentMb: number
  /** What the last collection left; 0 before the first one. */
  settledMb: number
  utilization: number
}

/** Whether the process has grown since it was last tidied, and nobody is kept waiting by tidying it now. */
export const isCollectionDue = ({ residentMb, settledMb, utilization }: MemoryState): boolean =>
  utilization < MAX_IDLE_UTILIZATION && residentMb > settledMb + MIN_GROWTH_MB

/**
 * By how much the heap may grow before it is collected again (per cent of what was in use). V8 lets it grow fourfold
 * on a machine with much memory: most of that is garbage of requests that have ended.
 */
const MAX_HEAP_GROWTH_PERCENT = 50

/** Bounds the garbage that a busy process holds, for about a tenth more time spent collecting. */
export const boundHeapGrowth = (): void =>
  setFlagsFromString(`--heap-growing-percent=${MAX_HEAP_GROWTH_PERCENT}`)

/**
 * Gives memory back to the system once the shop is idle. V8 collects when it needs room, so after a
 * heavy request an idle process would keep its heap for minutes.
 */
export function watchIdleMemory(): { stop(): void } {
  const collect = findCollector()
  let settledMb = 0
  let last = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    if (!isCollectionDue({ residentMb: readResidentMb(), settledMb, utilization })) return
    collect()
    settledMb = readResidentMb()
  }, INTERVAL_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

const readResidentMb = () => process.memoryUsage.rss() / 1_048_576

/** V8's own collector, which a process has to ask for by a flag. */
function findCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
