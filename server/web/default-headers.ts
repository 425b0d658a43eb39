/** Headers of every page's response, unless the page sets its own. */
export const defaultHeaders = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cache-control', 'private, no-cache'],
] as const

/** A page that a browser stored is not for another person, nor for the same one before signing in. */
export const PAGE_VARY = 'accept-encoding, cookie'
