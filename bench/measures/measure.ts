import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { runLoad, mergeLoads, type LoadResult, type LoadTarget } from '../load.ts'

/** What stands beside a figure: the same machine doing the least that such an answer takes. */
export type BenchReference = 'hello' | 'sql' | 'render' | 'file' | 'sharp' | 'pg'

/** Everything that a measure works with. */
export type BenchContext = {
  /** The shop's address. */
  shop: string
  references: Record<Exclude<BenchReference, 'file' | 'sharp' | 'pg'>, string>
  pool: pg.Pool
  config: Config
  variantIds: number[]
  seconds: number
}

/** A measure's figures, and what should be known of them. */
export type Measurement = { shop: LoadResult; reference: LoadResult; note?: string }

export type Measure = {
  /** What `--only` knows it by. */
  name: string
  what: string
  reference: BenchReference
  /** The least ratio to the reference that quality.md asks for; undefined where it asks for none. */
  goal?: number
  /** Measured again in the larger catalogue: it must be as fast there. */
  grows?: true
  run(bench: BenchContext): Promise<Measurement>
}

/** The same request from every connection, over and over. */
export const repeatRequest = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
): LoadTarget => ({
  url,
  requests: [{ path, headers }],
})

/**
 * Measures a target and its reference in turns of a second, so that whatever else the machine does
 * meets both alike. Each is warmed up first.
 */
export async function measureInterleaved(
  target: LoadTarget,
  reference: LoadTarget,
  seconds: number,
): Promise<Measurement> {
  await assertFirstResponseOk(target)
  for (const each of [target, reference]) await runLoad(each, { seconds: 2 })
  const loads: { shop: LoadResult; reference: LoadResult }[] = []
  for (let round = 0; round < seconds; round++) {
    loads.push({
      reference: await runLoad(reference, { seconds: 1 }),
      shop: await runLoad(target, { seconds: 1 }),
    })
  }
  return {
    shop: mergeLoads(loads.map((each) => each.shop)),
    reference: mergeLoads(loads.map((each) => each.reference)),
  }
}

/** Works one after the other, as a load: what a thing takes that is done once and not asked for at once. */
export async function runSequentially(tasks: readonly (() => Promise<unknown>)[]): Promise<LoadResult> {
  const durationsMs: number[] = []
  const startedAt = performance.now()
  for (const work of tasks) {
    const taskStartedAt = performance.now()
    await work()
    durationsMs.push(performance.now() - taskStartedAt)
  }
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const percentile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  const seconds = (performance.now() - startedAt) / 1000
  return { answers: tasks.length, seconds, p50: percentile(0.5), p99: percentile(0.99), failed: 0 }
}

/** Throws Error with the answer where the first request is not answered with 2xx: such a figure would mean nothing. */
async function assertFirstResponseOk({ url, requests }: LoadTarget): Promise<void> {
  const [{ path = '/', method = 'GET', headers = {}, body } = {}] =
    typeof requests === 'function' ? requests(0) : requests
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  if (!response.ok && response.status !== 304)
    throw new Error(`${method} ${path} was answered with ${response.status}: ${text.slice(0, 300)}`)
}
