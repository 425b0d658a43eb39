import type { Bench } from '../measures/measure.ts'
import { slips } from '../data/slips.ts'

/** How long one asker alone waits for an answer: half and 95 of 100 came within (ms). */
export type Alone = { p50: number; p95: number; asked: number }

const ASKED = 400

/** One connection, one search after the other, none of them made before. */
export async function searchAlone({ shop, pool }: Bench): Promise<Alone> {
  const texts = (await slips(pool, 5_000)).slice(-ASKED)
  const waited: number[] = []
  for (const text of texts) {
    const begun = performance.now()
    const answer = await fetch(`${shop}/api/product/ec/list?search=${encodeURIComponent(text)}`)
    await answer.arrayBuffer()
    waited.push(performance.now() - begun)
  }
  waited.sort((a, b) => a - b)
  const at = (part: number) => Math.round(waited[Math.floor(waited.length * part)]! * 10) / 10
  return { p50: at(0.5), p95: at(0.95), asked: waited.length }
}
