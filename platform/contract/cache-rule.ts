/** The parts of a request that a rule may depend on. */
export type CachedRequest = {
  params: Record<string, string>
  query: Record<string, unknown>
}

/**
 * Declares on a call that its response is the same for every anonymous visitor, and so may be cached
 * (docs/caching.md). A call without a rule is never cached, nor is a page that makes it.
 */
export type CacheRule = {
  /** Query parameters that a cached response may depend on. A request with any other is not cached. */
  query?: readonly string[]
  /**
   * Tags of what the response shows: it is dropped when one of them is invalidated. Without tags it is
   * dropped when anything changes but stock, prices and texts of products. `data` is the response's data.
   */
  tags?: (request: CachedRequest, data: never) => Iterable<string>
  /** The response is the same for every reader, so pages of signed-in readers may use the cached one. */
  sameForAll?: true
  /** The response is cached as part of a page only, not as a response of the API. */
  pagesOnly?: true
}
