import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again until there is an answer. Real time: what is waited for happens in another process.
 * @throws Error that names `what` when there is none within the limit
 */
export async function waitFor<T>(
  what: string,
  limitMs: number,
  ask: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const deadline = performance.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > deadline)
      throw new Error(`${what}: not within ${Math.round(limitMs / 1000)} s`)
    await pause(20)
  }
}
