import type { PrintLine } from './progress.ts'

/** What a command has to take down again before it ends. */
export type CommandLifetime = {
  /** Fires when the command is to end. */
  readonly endSignal: AbortSignal
  /** Work at the end, the latest first. Called at once if the end has come already. */
  onEnd(cleanup: () => Promise<void>): Promise<void>
  /** Takes everything down and ends the process. */
  end(code: number): Promise<never>
}

/**
 * Ctrl-C, a termination signal or the death of the process above end the command in order; a
 * second signal ends it at once (the database's guard stops PostgreSQL then).
 */
export function startLifetime(printLine: PrintLine): CommandLifetime {
  const controller = new AbortController()
  const cleanups: (() => Promise<void>)[] = []
  let ended: Promise<never> | undefined

  const end = (code: number): Promise<never> => {
    controller.abort()
    ended ??= (async () => {
      for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
        await cleanup().catch((error: unknown) => {
          printLine(`While stopping: ${error instanceof Error ? error.message : String(error)}`)
        })
      }
      process.exit(code)
    })()
    return ended
  }

  let firstSignalAt = 0
  const handleSignal = () => {
    // A terminal and npm both pass on the same Ctrl-C: within a second it is one.
    if (firstSignalAt && Date.now() - firstSignalAt > 1_000) process.exit(130)
    if (firstSignalAt) return
    firstSignalAt = Date.now()
    printLine('Stopping …')
    void end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal)
  process.once('disconnect', handleSignal)
  process.channel?.unref()

  return {
    endSignal: controller.signal,
    onEnd: async (cleanup) => {
      cleanups.push(cleanup)
      if (controller.signal.aborted) await end(0)
    },
    end,
  }
}
