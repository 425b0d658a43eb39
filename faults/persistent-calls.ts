import { setTimeout as pause } from 'node:timers/promises'
import { isCallError } from '#platform/contract/call-error.ts'
import { createHttpTransport } from '#platform/contract/http-transport.ts'
import { createApi, type Api } from '#modules/client.ts'

/** Calls that are repeated until a shop that is broken meanwhile answers. */
export type PersistentCalls = {
  /** Answers that no fault explains, each once: anything but success, 409, 503 and a broken connection. */
  readonly unexpected: ReadonlySet<string>
  /** How many attempts were answered by a 503, or not at all. */
  countLost(): number
  /** Repeats until the shop answers; undefined when it refuses, because an answer before was lost. */
  repeat<T>(work: () => Promise<T>): Promise<T | undefined>
}

export function createPersistentCalls(): PersistentCalls {
  const unexpected = new Set<string>()
  let lost = 0
  return {
    unexpected,
    countLost: () => lost,
    async repeat(work) {
      for (;;) {
        try {
          return await work()
        } catch (thrown) {
          if (!isCallError(thrown)) throw thrown
          const isDown = thrown.status === 0 || thrown.status === 503
          const isRunning = thrown.code === 'idempotency.in_flight'
          if (!isDown && !isRunning) {
            if (thrown.status !== 409) unexpected.add(`${thrown.status} ${thrown.code}`)
            return undefined
          }
          if (isDown) lost += 1
          await pause(50)
        }
      }
    },
  }
}

/** A typed client of one person. `origin` is asked at each call. */
export const createClientOf = (origin: () => string, token: string): Api =>
  createApi(
    createHttpTransport({
      baseUrl: () => `${origin()}/api`,
      headers: () => ({ authorization: `Bearer ${token}` }),
    }),
  )
