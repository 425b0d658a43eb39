import type { IncomingMessage, ServerResponse } from 'node:http'
import { createApi } from '#modules/client.ts'
import { isCallError } from '#platform/contract/call-error.ts'
import type { Audience } from '#platform/http/context.ts'
import type { Reader } from '#web/reader/reader-sources.ts'
import { EMPTY_CART, NOTHING_WAITS } from '#web/shell.ts'
import { isAnonymousRequest } from '../cache/is-anonymous.ts'
import type { WebCaches } from '../cache/open-web-caches.ts'
import { sendCached } from '../cache/respond.ts'
import { toAnonymousResponse } from './anonymous-page.ts'
import { RETAIL } from './audience.ts'
import type { RenderSlot } from './fill-page.ts'
import { createPageStore, type RenderSharedPage, type SharedPageRequest } from './page-store.ts'
import { loadRequested, type LoadBySourceName } from './load-requested.ts'
import { sendFilled } from './send-filled.ts'
import type { SharedPage } from './shared-page.ts'

/** What the web's build gives to fill pages with. */
export type ReaderParts = {
  loadBySourceName: LoadBySourceName
  renderSlot: RenderSlot
}

/** The reader of a filled page. `cookies` are set with it. */
export type PageReader = { reader: Reader; audience: Audience; cookies: readonly string[] }

type PageQuery = Omit<SharedPageRequest, 'audience'>

/** Nobody known: nothing is loaded for them. */
const NOBODY: Reader = {
  api: createApi(() =>
    Promise.reject(new Error('Nobody is known, so nothing is called for them.')),
  ),
  user: null,
  loadCart: async () => EMPTY_CART,
  countWaiting: async () => NOTHING_WAITS,
  findDistrict: async () => undefined,
}

/** Answers with pages that many readers share, filled for the one who asks. */
export function createSharedPages(
  { responses, pages }: WebCaches,
  { loadBySourceName, renderSlot }: ReaderParts,
  render: RenderSharedPage,
) {
  const store = createPageStore(pages, render)
  const loadData = (page: SharedPage, reader: Reader) =>
    loadRequested(page, reader, loadBySourceName)

  /** The same response for everyone without cookies. False where none could be made. */
  async function respondToAnyone(
    { pageKey, ipAddress }: PageQuery,
    raw: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const { key, host } = pageKey
    const cached = await responses.find(key)
    if (cached) {
      await sendCached(responses, key, cached, raw, response)
      return true
    }
    const pending = responses.begin()
    if (!pending) return false
    try {
      const page = await store.get({ audience: RETAIL, pageKey, ipAddress })
      if (!page) return false
      const data = await loadData(page, NOBODY)
      const anonymous = page.isCacheable && toAnonymousResponse(page, data, renderSlot, host)
      if (!anonymous) sendFilled(page, { data, renderSlot, cookies: [] }, raw, response)
      else {
        for (const tag of page.tags) pending.tags.add(tag)
        const expiresAt = Math.min(pending.expiresAt, page.expiresAt)
        const committed = responses.commit(key, { ...pending, expiresAt }, anonymous)
        await sendCached(responses, key, committed, raw, response)
      }
      return true
    } finally {
      responses.discard(pending)
    }
  }

  return {
    /** Sends the page. False where nothing was sent, and the page has to be rendered for its reader alone. */
    async respond(
      query: PageQuery,
      raw: IncomingMessage,
      response: ServerResponse,
      findReader: () => Promise<PageReader | undefined>,
    ): Promise<boolean> {
      if (isAnonymousRequest(raw.headers)) return respondToAnyone(query, raw, response)
      const found = await findReader()
      const page = found && (await store.get({ audience: found.audience, ...query }))
      if (!page) return false
      const data = await loadData(page, found.reader).catch((thrown: unknown) => {
        // A page of its own shows what failed, or leads to sign-in.
        if (thrown instanceof Response || isCallError(thrown)) return undefined
        throw thrown
      })
      if (!data) return false
      sendFilled(page, { data, renderSlot, cookies: found.cookies }, raw, response)
      return true
    },
  }
}
