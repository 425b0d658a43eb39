import { setTimeout as pause } from 'node:timers/promises'
import { stopPostmaster, type Postmaster } from './postmaster.ts'
import { isAlive } from './processes.ts'

const CHECK_INTERVAL_MS = 100
/** Delay between attempts to start it again (ms), doubled from the first to the maximum. */
const FIRST_RETRY_MS = 100
const MAX_RETRY_MS = 5_000

export type PostmasterSupervisor = {
  /** Ends the supervision, then the postmaster, even one that is just starting. */
  stop(): Promise<void>
}

/** Watches a postmaster, and starts another whenever it has ended without `stop`. */
export function supervisePostmaster(
  first: Postmaster,
  relaunch: (signal: AbortSignal) => Promise<Postmaster>,
  printLine: (line: string) => void,
): PostmasterSupervisor {
  const stopping = new AbortController()
  const { signal } = stopping
  let postmaster = first
  const watching = watch().catch((thrown: unknown) => {
    if (!signal.aborted) throw thrown
  })

  async function watch(): Promise<void> {
    for (;;) {
      // Does not keep a process alive that has nothing else to do.
      await pause(CHECK_INTERVAL_MS, undefined, { signal, ref: false })
      if (isAlive(postmaster.pid)) continue
      printLine('PostgreSQL has ended unexpectedly; it is started again')
      postmaster = await relaunchUntilReady()
      printLine(`PostgreSQL runs again on port ${postmaster.port}`)
    }
  }

  async function relaunchUntilReady(): Promise<Postmaster> {
    for (let delayMs = FIRST_RETRY_MS; ; delayMs = Math.min(delayMs * 2, MAX_RETRY_MS)) {
      try {
        return await relaunch(signal)
      } catch (thrown) {
        signal.throwIfAborted()
        const reason = thrown instanceof Error ? thrown.message : String(thrown)
        printLine(`PostgreSQL does not start; the next attempt is in ${delayMs} ms. ${reason}`)
        await pause(delayMs, undefined, { signal })
      }
    }
  }

  return {
    async stop() {
      stopping.abort()
      await watching
      await stopPostmaster(postmaster.pid)
    },
  }
}
