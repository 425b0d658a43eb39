/** What every page's answer says, unless the page says otherwise. */
export const defaultHeaders = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cache-control', 'private, no-cache'],
] as const
