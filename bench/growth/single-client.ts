import type { BenchContext } from '../measures/measure.ts'
import { makeTypos } from '../data/typos.ts'

/** Latency of a single client (ms), over `count` requests. */
export type SingleClientLatency = { p50: number; p95: number; count: number }

const REQUEST_COUNT = 400

/** Searches one after the other on one connection, none of them cached. */
export async function measureSingleClient({
  shop,
  pool,
}: BenchContext): Promise<SingleClientLatency> {
  const texts = (await makeTypos(pool, 5_000)).slice(-REQUEST_COUNT)
  const durationsMs: number[] = []
  for (const text of texts) {
    const startedAt = performance.now()
    const response = await fetch(`${shop}/api/product/ec/list?search=${encodeURIComponent(text)}`)
    await response.arrayBuffer()
    durationsMs.push(performance.now() - startedAt)
  }
  durationsMs.sort((a, b) => a - b)
  const percentile = (share: number) =>
    Math.round(durationsMs[Math.floor(durationsMs.length * share)]! * 10) / 10
  return { p50: percentile(0.5), p95: percentile(0.95), count: durationsMs.length }
}
