import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/**
 * The reachable memory in bytes, including memory outside the heap. A single collection would leave objects that wait
 * for a finalizer.
 */
export async function measureMemory(): Promise<number> {
  for (let least = Infinity; ;) {
    collectGarbage()
    await new Promise((resolve) => setImmediate(resolve))
    const { heapUsed, external } = process.memoryUsage()
    if (heapUsed + external >= least) return least
    least = heapUsed + external
  }
}
