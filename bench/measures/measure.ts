import type pg from 'pg'
import type { Config } from '#server/config/config.ts'
import { runLoad, mergeLoads, takeRequests, type LoadResult, type LoadTarget } from '../load.ts'

/** What a measure is compared with: a minimal implementation on the same machine. */
export type BenchReference = 'hello' | 'sql' | 'render' | 'file' | 'sharp' | 'pg' | 'pdfkit'

/** The environment of a measure. */
export type BenchContext = {
  /** The shop's URL. */
  shop: string
  references: Record<Exclude<BenchReference, 'file' | 'sharp' | 'pg' | 'pdfkit'>, string>
  pool: pg.Pool
  config: Config
  variantIds: number[]
  seconds: number
}

/** A measure's results, with a remark for the report. */
export type Measurement = { shop: LoadResult; reference: LoadResult; note?: string }

export type Measure = {
  /** Its name for `--only`. */
  name: string
  what: string
  reference: BenchReference
  /** The minimum ratio to the reference; undefined without a goal. */
  goal?: number
  /** The maximum latency of the slowest hundredth (ms); undefined without a goal. */
  maxP99Ms?: number
  /** The maximum time of the main thread for a response (ms); undefined without a goal. */
  maxThreadMs?: number
  /** Measured again in the larger catalogue, where it must be as fast. */
  grows?: true
  /** Done in the bench's own process or folder: nothing that several processes of a shop could share. */
  isOwnWork?: true
  run(bench: BenchContext): Promise<Measurement>
}

/** The same request from every connection, repeatedly. */
export const repeatRequest = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
): LoadTarget => ({
  url,
  requests: [{ path, headers }],
})

/** Before the first turn. */
export const WARM_UP_SECONDS = 2

/**
 * Measures a target and its reference alternately, a second each, so that other load on the machine
 * affects both equally. Warms up both first.
 */
export async function measureInterleaved(
  target: LoadTarget,
  reference: LoadTarget,
  seconds: number,
): Promise<Measurement> {
  await assertFirstResponseOk(target)
  for (const each of [target, reference]) await runLoad(each, { seconds: WARM_UP_SECONDS })
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

/** Runs tasks one after the other, and returns their times as a load. */
export async function runSequentially(
  tasks: readonly (() => Promise<unknown>)[],
): Promise<LoadResult> {
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
  return {
    responses: tasks.length,
    seconds,
    p50: percentile(0.5),
    p99: percentile(0.99),
    failed: 0,
  }
}

/**
 * Throws Error with the response if the first request fails, because its speed would be
 * meaningless.
 */
async function assertFirstResponseOk({ url, requests }: LoadTarget): Promise<void> {
  const request = takeRequests({ url, requests }, 0).next().value
  const { path = '/', method = 'GET', headers = {}, body } = request ?? {}
  const response = await fetch(url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  if (!response.ok && response.status !== 304)
    throw new Error(`${method} ${path} returned ${response.status}: ${text.slice(0, 300)}`)
}
