import type { IncomingMessage, ServerResponse } from 'node:http'
import { said } from '../said.ts'
import type { Draft, Keeper } from './keeper.ts'
import { withoutNonce } from './policy.ts'
import { sendKept } from './send.ts'
import type { Spot } from './spot.ts'

/** A page as it was rendered for nobody in particular, and the cookies it would set. */
export type Rendered = { page: Response; nonce: string; cookies: readonly string[] }

/** Of a page's headers, what its own writing decides anew. */
const ownWriting = new Set([
  'content-length',
  'transfer-encoding',
  'etag',
  'vary',
  'set-cookie',
  'date',
])

/** Pages that everyone sees alike, from memory where they are there. */
export function keptPages(keeper: Keeper) {
  const underway = new Map<string, Promise<unknown>>()

  async function fromMemory(
    spot: Spot,
    raw: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const kept = await keeper.find(spot.key)
    if (!kept) return false
    await sendKept(keeper, spot.key, kept, raw, response)
    return true
  }

  return {
    /** Answers from memory, or with the page that `make` makes. False where nothing was sent. */
    async answer(
      spot: Spot,
      raw: IncomingMessage,
      response: ServerResponse,
      make: (draft: Draft, path: string) => Promise<Rendered>,
      write: (rendered: Rendered) => Promise<void>,
    ): Promise<boolean> {
      if (await fromMemory(spot, raw, response)) return true
      // A crowd at a new page waits for the first to make it, once.
      const first = underway.get(spot.key)
      if (first) {
        await first.catch(() => {})
        if (await fromMemory(spot, raw, response)) return true
      }
      const draft = raw.method === 'GET' ? keeper.begin() : undefined
      if (!draft) return false
      const work = (async () => {
        const rendered = await make(draft, spot.path)
        const fit = await fitForAll(rendered, spot.host)
        return fit ? keeper.finish(spot.key, draft, fit) : rendered
      })()
      if (!first) underway.set(spot.key, work)
      try {
        const done = await work
        if ('page' in done) await write(done)
        else await sendKept(keeper, spot.key, done, raw, response)
        return true
      } finally {
        keeper.abandon(draft)
        if (underway.get(spot.key) === work) underway.delete(spot.key)
      }
    },
  }
}

/** The whole answer as anyone may get it; undefined where it is no such page. The page stays readable. */
async function fitForAll({ page, nonce, cookies }: Rendered, host: string) {
  if (page.status !== 200 || cookies.length > 0 || page.headers.has('set-cookie')) return undefined
  const type = page.headers.get('content-type') ?? ''
  const body = await page.clone().text()
  const headers = new Map<string, string>(
    [...said, ...page.headers].filter(([name]) => !ownWriting.has(name)),
  )
  if (!/^text\/html\b/.test(type)) return { body: Buffer.from(body), headers: [...headers].flat() }
  const fit = withoutNonce(
    { html: body, policy: headers.get('content-security-policy') ?? '', nonce },
    host,
  )
  if (!fit) return undefined
  headers.set('content-security-policy', fit.policy)
  return { body: Buffer.from(fit.html), headers: [...headers].flat() }
}
