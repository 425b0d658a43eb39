import type { PendingEntry } from '#platform/cache/cache.ts'
import type { CacheRule, CachedRequest } from '#platform/contract/cache-rule.ts'
import type { Calls } from '#platform/contract/call.ts'
import type { Dispatch } from '#platform/http/dispatch.ts'
import type { CallResponse } from '#platform/http/serialize.ts'

/** A dispatch that collects for a cache entry what its calls show. A call without a rule forbids caching. */
export const collectTagsOfCalls = (
  dispatch: Dispatch,
  calls: Calls,
  pending: PendingEntry,
): Dispatch => ({
  ...dispatch,
  async run(name, request) {
    const response = await dispatch.run(name, request)
    collectTags(pending, calls[name]?.cache, request, response)
    return response
  },
})

/** Adds the tags of one response, by the rule of its call. */
export function collectTags(
  pending: PendingEntry,
  rule: CacheRule | undefined,
  request: CachedRequest,
  { status, visitorToken, body }: CallResponse,
): void {
  const query = Object.keys(request.query).filter((name) => request.query[name] !== undefined)
  const isCacheable =
    rule && status === 200 && !visitorToken && 'text' in body && isCacheableQuery(rule, query)
  if (!isCacheable) return void (pending.isCacheable = false)
  if (!rule.tags) return
  const { data } = JSON.parse(body.text) as { data: never }
  for (const tag of rule.tags(request, data)) pending.tags.add(tag)
}

/** Whether a response to a query of these names may be cached. */
export const isCacheableQuery = ({ query = [] }: CacheRule, names: readonly string[]): boolean =>
  names.every((name) => query.includes(name))
