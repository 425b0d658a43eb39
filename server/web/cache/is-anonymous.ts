import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether nothing in a request tells one visitor from another. Measuring scripts name their cookies
 * `_x`, ours never begin so; every other cookie may stand for a session, a cart, a place, an
 * experiment, also one that is thought of later.
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
