import type { Audience } from '#platform/http/context.ts'
import type { FreshCache, PendingResponse } from '../cache/fresh-cache.ts'
import type { PageKey } from '../cache/page-key.ts'
import { measureSegment } from './segments.ts'
import type { SharedPage } from './shared-page.ts'

/** `ipAddress`: of the first reader; the limits of the page's calls count for it. */
export type SharedPageRequest = { audience: Audience; pageKey: PageKey; ipAddress: string }

export type RenderSharedPage = (
  pending: PendingResponse,
  request: SharedPageRequest,
) => Promise<SharedPage>

/** What a page takes in the cache beside its segments: headers, tags and the maps' own memory (bytes). */
const OVERHEAD_BYTES = 3_000

/** Shared pages, each rendered once for an audience until something that it shows changes. */
export function createPageStore(pages: FreshCache<SharedPage>, render: RenderSharedPage) {
  const inFlight = new Map<string, Promise<unknown>>()

  return {
    /** The page as of now; undefined where the database's notifications do not arrive. */
    async get(request: SharedPageRequest): Promise<SharedPage | undefined> {
      const ownKey = `${toAudienceKey(request.audience)} ${request.pageKey.key}`
      const found = await pages.find(ownKey)
      if (found) return found
      // Requests for a page that is being rendered wait for it, once.
      const firstRender = inFlight.get(ownKey)
      if (firstRender) {
        await firstRender.catch(() => {})
        const rendered = await pages.find(ownKey)
        if (rendered) return rendered
      }
      const pending = pages.begin()
      if (!pending) return undefined
      const rendering = render(pending, request)
      if (!firstRender) inFlight.set(ownKey, rendering)
      try {
        const page = await rendering
        if (page.isCacheable) pages.commit(ownKey, pending, page, measure(page, ownKey))
        return page
      } finally {
        pages.discard(pending)
        if (inFlight.get(ownKey) === rendering) inFlight.delete(ownKey)
      }
    },
  }
}

const toAudienceKey = ({ isBusiness, companyId }: Audience) =>
  isBusiness ? `business ${companyId ?? ''}` : 'retail'

const measure = ({ segments }: SharedPage, key: string): number =>
  segments.reduce((bytes, segment) => bytes + measureSegment(segment), 0) +
  key.length * 2 +
  OVERHEAD_BYTES
