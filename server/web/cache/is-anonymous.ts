import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether nothing in a request identifies its visitor. Cookies of analytics scripts begin with `_`, and
 * ours never do. Every other cookie may mean a session, a cart, a district or an experiment, or
 * something that is added later.
 */
export function isAnonymousRequest({
  cookie,
  authorization,
  'x-visitor': visitorToken,
}: IncomingHttpHeaders): boolean {
  if (authorization !== undefined || visitorToken !== undefined) return false
  if (cookie === undefined) return true
  return cookie.split(';').every((each) => /^\s*(_(?!_)[^=]*=|$)/.test(each))
}
