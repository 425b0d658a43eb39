import type { Calls } from '#platform/contract/call.ts'
import type { CallRequest, Dispatch } from '#platform/http/dispatch.ts'
import type { CallResponse } from '#platform/http/serialize.ts'
import { collectTags, isCacheableQuery } from './collect-tags.ts'
import type { FreshCache } from './fresh-cache.ts'

/** What an entry takes beside its text: tags and the maps' own memory (bytes). */
const ENTRY_OVERHEAD_BYTES = 500

/**
 * A dispatch for pages that are rendered for one reader: what a call says to everybody alike comes from memory, as of now.
 * Everything else runs.
 */
export const rememberCalls = (
  dispatch: Dispatch,
  calls: Calls,
  cache: FreshCache<CallResponse>,
): Dispatch => ({
  ...dispatch,
  async run(name, request) {
    const rule = calls[name]?.cache
    const isSame = rule?.sameForAll && isCacheableQuery(rule, listQueryNames(request))
    if (!isSame) return dispatch.run(name, request)
    const key = `${name} ${JSON.stringify([request.params, request.query])}`
    const found = await cache.find(key)
    if (found) return found
    const pending = cache.begin()
    if (!pending) return dispatch.run(name, request)
    try {
      const response = await dispatch.run(name, request)
      collectTags(pending, rule, request, response)
      const { body } = response
      const length = 'text' in body ? body.text.length : 0
      cache.commit(key, pending, response, (length + key.length) * 2 + ENTRY_OVERHEAD_BYTES)
      return response
    } finally {
      cache.discard(pending)
    }
  },
})

const listQueryNames = ({ query }: CallRequest): string[] =>
  Object.keys(query).filter((name) => query[name] !== undefined)
