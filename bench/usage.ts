/** What a load has cost the shop's process. */
export type ProcessUsage = {
  /** Processor time of the thread that runs the event loop (ms). */
  mainThreadMs: number
  /** How much later than asked for the event loop came to its timers (ms). */
  loopP99Ms: number
}

/** Processor time that a load took (ms): of the shop's processes, of PostgreSQL, and of everything on the machine beside what was idle. */
export type MachineUsage = { shopMs: number; databaseMs: number; busyMs: number; idleMs: number }

const watched = new Map<string, () => Promise<MachineUsage | undefined>>()

/** Has what loads on an address take read before and after each: behind a balancer no `/metrics` speaks for all processes. */
export const watchLoads = (url: string, read: () => Promise<MachineUsage | undefined>): void =>
  void watched.set(url, read)

const combine = (a: MachineUsage, b: MachineUsage, sign: 1 | -1): MachineUsage => ({
  shopMs: a.shopMs + sign * b.shopMs,
  databaseMs: a.databaseMs + sign * b.databaseMs,
  busyMs: a.busyMs + sign * b.busyMs,
  idleMs: a.idleMs + sign * b.idleMs,
})

export const addUsage = (a: MachineUsage, b: MachineUsage): MachineUsage => combine(a, b, 1)

/** Node.js samples the delay by a timer of this interval, which the histogram includes (ms). */
const SAMPLED_EVERY_MS = 10

/**
 * Runs a load and asks the server's `/metrics` what it has cost. The histogram of the event loop starts over each time
 * it is read. Of a watched address it reads what the machine has taken instead. Undefined for references, which have neither.
 */
export async function withUsage<R extends object>(
  url: string,
  load: () => Promise<R>,
): Promise<R & { usage?: ProcessUsage; machine?: MachineUsage }> {
  const readMachine = watched.get(url)
  if (readMachine) {
    const before = await readMachine()
    const result = await load()
    const after = await readMachine()
    return before && after ? { ...result, machine: combine(after, before, -1) } : result
  }
  const before = await readMetrics(url)
  const result = await load()
  const after = before && (await readMetrics(url))
  if (!before || !after) return result
  const mainThreadMs = (after.mainThreadSeconds - before.mainThreadSeconds) * 1000
  const loopP99Ms = Math.max(0, after.loopP99Seconds * 1000 - SAMPLED_EVERY_MS)
  return { ...result, usage: { mainThreadMs, loopP99Ms } }
}

async function readMetrics(url: string) {
  const response = await fetch(`${url}/metrics`)
  const text = await response.text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN)
  const metrics = {
    mainThreadSeconds: read('nodejs_main_thread_cpu_seconds'),
    loopP99Seconds: read('nodejs_eventloop_lag_p99_seconds'),
  }
  return Number.isNaN(metrics.mainThreadSeconds) ? undefined : metrics
}
