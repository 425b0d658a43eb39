/**
 * Declares on a page's route module (`export const handle = { cache: … }`) that every anonymous visitor
 * gets the same page, so that it may be cached (docs/caching.md). A page without it is never cached.
 */
export type CacheablePage = {
  /** Parameters of the address that the page reads. A cached page does not get any other. */
  query?: readonly string[]
  /** Further parameters that it reads, by the form of their names. */
  queryPattern?: RegExp
}

/** Declares on a layout's route module which parameters prevent the caching of any page in it. */
export type UncacheableQuery = readonly string[]
