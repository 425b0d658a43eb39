import type pg from 'pg'
import type { Config } from '#server/config.ts'
import { load, together, type Load, type Target } from '../load.ts'

/** What stands beside a figure: the same machine doing the least that such an answer takes. */
export type Reference = 'hello' | 'sql' | 'render' | 'file' | 'sharp' | 'pg'

/** Everything that a measure works with. */
export type Bench = {
  /** The shop's address. */
  shop: string
  references: Record<Exclude<Reference, 'file' | 'sharp' | 'pg'>, string>
  pool: pg.Pool
  config: Config
  goods: number[]
  seconds: number
}

/** A measure's figures, and what should be known of them. */
export type Measured = { shop: Load; reference: Load; note?: string }

export type Measure = {
  /** What `--only` knows it by. */
  name: string
  what: string
  reference: Reference
  /** The least ratio to the reference that quality.md asks for; undefined where it asks for none. */
  goal?: number
  /** Measured again in the larger catalogue: it must be as fast there. */
  grows?: true
  run(bench: Bench): Promise<Measured>
}

/** The same request from every connection, over and over. */
export const always = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Target => ({
  url,
  requests: [{ path, headers }],
})

/**
 * Measures a target and its reference in turns of a second, so that whatever else the machine does
 * meets both alike. Each is warmed up first.
 */
export async function besides(
  target: Target,
  reference: Target,
  seconds: number,
): Promise<Measured> {
  await expectAnswer(target)
  for (const each of [target, reference]) await load(each, { seconds: 2 })
  const loads: { shop: Load; reference: Load }[] = []
  for (let turn = 0; turn < seconds; turn++) {
    loads.push({
      reference: await load(reference, { seconds: 1 }),
      shop: await load(target, { seconds: 1 }),
    })
  }
  return {
    shop: together(loads.map((each) => each.shop)),
    reference: together(loads.map((each) => each.reference)),
  }
}

/** Works one after the other, as a load: what a thing takes that is done once and not asked for at once. */
export async function oneByOne(works: readonly (() => Promise<unknown>)[]): Promise<Load> {
  const waited: number[] = []
  const begun = performance.now()
  for (const work of works) {
    const from = performance.now()
    await work()
    waited.push(performance.now() - from)
  }
  const rising = waited.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(rising[Math.floor(rising.length * part)] ?? 0)
  const seconds = (performance.now() - begun) / 1000
  return { answers: works.length, seconds, p50: at(0.5), p99: at(0.99), failed: 0 }
}

/** Throws Error with the answer where the first request is not answered with 2xx: such a figure would mean nothing. */
async function expectAnswer({ url, requests }: Target): Promise<void> {
  const [{ path = '/', method = 'GET', headers = {}, body } = {}] =
    typeof requests === 'function' ? requests(0) : requests
  const answer = await fetch(url + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text()
  if (!answer.ok && answer.status !== 304)
    throw new Error(`${method} ${path} was answered with ${answer.status}: ${text.slice(0, 300)}`)
}
