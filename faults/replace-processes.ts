import type { DrillContext } from './drill.ts'
import type { OrderLoad } from './order-load.ts'
import type { ShopProcess } from './shop-process.ts'

/** How long buyers may take until one of them has an order again (ms). */
const ORDER_TIMEOUT_MS = 60_000

/**
 * Replaces processes one after the other while buyers order; each ends once an order has come through after the one before
 * was replaced. `start` starts the next process in place of the one at an index. Returns how long each was away (ms).
 */
export async function replaceProcesses(
  { endSignal }: Pick<DrillContext, 'endSignal'>,
  load: OrderLoad,
  processes: ShopProcess[],
  start: (index: number) => Promise<ShopProcess>,
): Promise<number[]> {
  const awayMs: number[] = []
  for (const [index, process] of processes.entries()) {
    endSignal.throwIfAborted()
    await load.waitForOrderSentAfter(performance.now(), ORDER_TIMEOUT_MS)
    const stoppedAt = performance.now()
    await process.end('SIGTERM')
    processes[index] = await start(index)
    awayMs.push(performance.now() - stoppedAt)
  }
  return awayMs
}
