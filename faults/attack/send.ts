import type { AttackTarget } from './attack.ts'

const LIMIT_MS = 60_000
/** An attacker has some networks, and no rate limit counts them together. */
const NETWORKS = 8

/** Sends requests, so many at a time, each from the next of eight networks; counts the statuses. */
export async function sendMany(
  { shop, tally }: AttackTarget,
  count: number,
  concurrency: number,
  build: (nr: number) => { path: string } & RequestInit,
): Promise<void> {
  let next = 0
  const sender = async () => {
    for (let nr = next++; nr < count; nr = next++) {
      const { path, ...init } = build(nr)
      const headers = {
        ...(init.headers as Record<string, string> | undefined),
        'x-forwarded-for': `198.51.100.${nr % NETWORKS}`,
      }
      const signal = AbortSignal.timeout(LIMIT_MS)
      await fetch(shop.origin + path, { ...init, headers, signal, redirect: 'manual' }).then(
        async (response) => {
          tally(String(response.status))
          await response.arrayBuffer().catch(() => {})
        },
        () => tally(signal.aborted ? 'no answer within a minute' : 'a closed connection'),
      )
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sender))
}

const JSON_TYPE = { 'content-type': 'application/json' }
/** A call with a JSON body. */
export const postJson = (path: string, body: string): { path: string } & RequestInit => ({
  path: `/api${path}`,
  method: 'POST',
  headers: JSON_TYPE,
  body,
})
