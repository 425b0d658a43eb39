/** Headers of every page's response, unless the page sets its own. */
export const defaultHeaders = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cache-control', 'private, no-cache'],
] as const
