import type { Say } from './progress.ts'

/** What a command has to take down again before it ends. */
export type Lifetime = {
  /** Fires when the command is to end. */
  readonly ending: AbortSignal
  /** Work at the end, the latest first. Called at once if the end has come already. */
  atEnd(work: () => Promise<void>): Promise<void>
  /** Takes everything down and ends the process. */
  end(code: number): Promise<never>
}

/**
 * Ctrl-C, a termination signal or the death of the process above end the command in order; a
 * second signal ends it at once (the database's guard stops PostgreSQL then).
 */
export function beginLifetime(say: Say): Lifetime {
  const ending = new AbortController()
  const works: (() => Promise<void>)[] = []
  let over: Promise<never> | undefined

  const end = (code: number): Promise<never> => {
    ending.abort()
    over ??= (async () => {
      for (let work = works.pop(); work; work = works.pop()) {
        await work().catch((error: unknown) => {
          say(`While stopping: ${error instanceof Error ? error.message : String(error)}`)
        })
      }
      process.exit(code)
    })()
    return over
  }

  let first = 0
  const signalled = () => {
    // A terminal and npm both pass on the same Ctrl-C: within a second it is one.
    if (first && Date.now() - first > 1_000) process.exit(130)
    if (first) return
    first = Date.now()
    say('Stopping …')
    void end(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, signalled)
  process.once('disconnect', signalled)
  process.channel?.unref()

  return {
    ending: ending.signal,
    atEnd: async (work) => {
      works.push(work)
      if (ending.signal.aborted) await end(0)
    },
    end,
  }
}
