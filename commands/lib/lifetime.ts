import type { PrintLine } from './progress.ts'

/** Cleanup of a command before it ends. */
export type CommandLifetime = {
  /** Aborts when the command has to end. */
  readonly endSignal: AbortSignal
  /**
   * Registers a cleanup; cleanups run in reverse order. Runs at once if the command is already
   * ending.
   */
  onEnd(cleanup: () => Promise<void>): Promise<void>
  /**
   * Registers the stop of something that is still starting, so that a Ctrl-C meanwhile waits for it and stops it. What
   * fails to start has nothing to stop.
   */
  stopAtEnd(starting: Promise<{ stop(): Promise<void> }>): Promise<void>
  /** Runs all cleanups and exits the process. */
  end(code: number): Promise<never>
}

/**
 * Ctrl-C, a termination signal or the death of the parent process end the command with its
 * cleanups. A second signal exits at once; the database's guard then stops PostgreSQL.
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
    // Both the terminal and npm pass on the same Ctrl-C, so signals within a second count as one.
    if (firstSignalAt && Date.now() - firstSignalAt > 1_000) process.exit(130)
    if (firstSignalAt) return
    firstSignalAt = Date.now()
    printLine('Stopping …')
    void end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal)
  process.once('disconnect', handleSignal)
  process.channel?.unref()

  const onEnd = async (cleanup: () => Promise<void>) => {
    cleanups.push(cleanup)
    if (controller.signal.aborted) await end(0)
  }

  return {
    endSignal: controller.signal,
    onEnd,
    stopAtEnd: (starting) =>
      onEnd(() =>
        starting.then(
          ({ stop }) => stop(),
          () => {},
        ),
      ),
    end,
  }
}
