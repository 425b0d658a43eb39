import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc, { type Arbitrary } from 'fast-check'
import type { Call } from '#platform/contract/call.ts'
import type { Asked } from '#platform/http/dispatch.ts'
import type { Reply } from '#platform/http/reply.ts'
import { Failure } from '#platform/contract/shapes.ts'
import { calls } from '#modules/calls.ts'
import { BUILT_IN_ACCESS } from '#server/environment.ts'
import { around, hostile, hostileText, type Known } from './hostile.ts'
import { lively, type LivelyShop } from './lively-shop.ts'
import { PIXEL } from './tiny-shop.ts'

/** Fixed: a run that fails can be looked at again. */
const seed = 20_261_120
/** A call; the quality asks for a thousand over time, this many in every run. */
const RUNS = 200
/** Questions under way at once. */
const ATONCE = 8

let shop: LivelyShop
before(async () => {
  shop = await lively()
})
after(() => shop?.close())

const text = fc.oneof(fc.constantFrom(...hostileText), fc.string({ unit: 'binary', maxLength: 30 }))
const file = fc.record({
  name: fc.oneof(fc.constantFrom('bukti.png', 'a.pdf', 'a.jpg', ''), text),
  bytes: fc.oneof(
    fc.constant(new Uint8Array(PIXEL)),
    fc.uint8Array({ maxLength: 64 }),
    fc.constant(new Uint8Array(1_048_577)),
  ),
})

/** The part of a path that says whose ids follow: `/staff/orders/{id}/proof` has those of `orders`. */
const idsOf = ({ path }: Call) => /([\w-]+)\/\{\w+\}/.exec(path)?.[1] ?? ''

/** Everything that can come with a call, right and wrong. */
function questions(call: Call, known: Known): Arbitrary<Partial<Asked>> {
  const own = known.byName[idsOf(call)] ?? known.words
  const id = fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...(own as string[])) },
    { weight: 1, arbitrary: fc.constantFrom(...known.words) },
    { weight: 2, arbitrary: text },
  )
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, id]))),
    query: call.query ? (around(call.query, known) as Arbitrary<Asked['query']>) : fc.constant({}),
    body: call.body ? around(call.body, known) : fc.oneof(fc.constant(undefined), hostile),
    ...(call.form ? { form: around(call.form, known) as Arbitrary<Record<string, unknown>> } : {}),
    ...(call.files
      ? { files: fc.dictionary(fc.constantFrom(...Object.keys(call.files), 'lain'), file) }
      : {}),
    key: fc.oneof(fc.constant(undefined), fc.uuid(), text),
    visitor: fc.oneof(fc.constant(undefined), fc.uuid(), text),
  })
}

/** What is wrong with an answer; undefined where it keeps to the contract. */
function wrongWith(call: Call, { status, body }: Reply): string | undefined {
  if (status >= 500) return `status ${status}`
  if (!('text' in body)) return undefined
  const answer = JSON.parse(body.text) as { data: unknown }
  if (status >= 400) return Failure.safeParse(answer).error?.message
  if (call.answer.kind !== 'json') return `text for ${call.answer.kind}`
  return status === call.answer.status
    ? call.answer.schema.safeParse(answer.data).error?.message
    : `status ${status}`
}

for (const [name, call] of Object.entries(calls)) {
  test(`${name} answers whatever comes, and keeps to its contract`, async () => {
    const asked = fc.sample(questions(call, await shop.known()), { seed, numRuns: RUNS })
    const found: unknown[] = []
    const seen: Record<number, number> = {}
    const next = asked.entries()
    const ask = async () => {
      for (const [nr, given] of next) {
        const from = {
          address: `10.0.${nr >> 8}.${nr & 255}`,
          agent: 'test',
          access: BUILT_IN_ACCESS.upo,
          token: shop.tokenFor(call),
        }
        const reply = await shop.dispatch.run(name, { ...from, ...given } as Asked)
        seen[reply.status] = (seen[reply.status] ?? 0) + 1
        const wrong = wrongWith(call, reply)
        if (wrong)
          found.push({ wrong, given, why: shop.lastError(String(reply.headers['x-request-id'])) })
      }
    }
    await Promise.all(Array.from({ length: ATONCE }, ask))
    assert.deepEqual(found.slice(0, 3), [], `${found.length} of ${RUNS}`)
  })
}
