import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toRoutePath } from '#platform/contract/service-path.ts'
import type { Call, Calls } from '#platform/contract/call.ts'
import type { CallMetrics } from '#platform/http/metrics.ts'
import { acceptedEncodings } from '../requests/accept-encoding.ts'
import { collectTags, isCacheableQuery } from './collect-tags.ts'
import { compressOnce } from './compress.ts'
import { isAnonymousRequest } from './is-anonymous.ts'
import type { PendingResponse } from './fresh-cache.ts'
import type { ResponseCache } from './response-cache.ts'
import { negotiate, sendCached } from './respond.ts'

/** Smaller bodies gain nothing from compression (characters). */
const MIN_COMPRESSED_LENGTH = 1_024
/** The longest address that is cached (characters). */
const MAX_URL_LENGTH = 300

type CacheableCall = Call & { cache: NonNullable<Call['cache']>; name: string }
type Pending = { call: CacheableCall; key: string; response: PendingResponse }

/** Caches the responses of the calls that declare it, and compresses other JSON. Registered before the routes. */
export function cacheApiResponses(
  scope: FastifyInstance,
  cache: ResponseCache | undefined,
  calls: Calls,
  metrics: CallMetrics,
): void {
  const cacheableCalls = new Map(
    Object.entries(calls)
      .map(([name, call]) => ({ ...call, name }))
      .filter(isCacheableCall)
      .map((call) => [toRoutePath(call), call]),
  )
  const pendingResponses = new WeakMap<FastifyRequest, Pending>()

  scope.addHook('onRequest', async (request, reply) => {
    const call = cache && cacheableCalls.get(request.routeOptions.url ?? '')
    const key = call && deriveCallKey(call, request)
    if (!cache || !call || !key) return undefined
    const startedAt = performance.now()
    const cached = await cache.find(key)
    if (cached) {
      reply.hijack()
      await sendCached(cache, key, cached, request.raw, reply.raw, ['x-request-id', request.id])
      metrics.observe(call.name, 200, performance.now() - startedAt)
      return reply
    }
    const response = request.method === 'GET' ? cache.begin() : undefined
    if (response) pendingResponses.set(request, { call, key, response })
    return undefined
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type'))
    if (typeof payload !== 'string' || !type.includes('json')) return payload
    const pending = pendingResponses.get(request)
    if (!cache || !pending || reply.statusCode !== 200 || reply.hasHeader('set-cookie'))
      return compressJson(request, reply, payload)
    const { call, key, response } = pending
    const { params, query } = request as { params: Record<string, string>; query: {} }
    collectTags(
      response,
      call.cache,
      { params, query },
      {
        status: 200,
        headers: {},
        body: { text: payload },
      },
    )
    const caching = { 'cache-control': 'private, no-cache', vary: 'accept-encoding' }
    const headers = Object.entries({ 'content-type': type, ...caching }).flat()
    const cached = cache.commit(key, response, { body: Buffer.from(payload), headers })
    const negotiated = await negotiate(cache, key, cached, request.headers)
    for (let at = 0; at < negotiated.headers.length; at += 2)
      reply.header(negotiated.headers[at]!, negotiated.headers[at + 1])
    if (negotiated.status === 304) reply.removeHeader('content-length')
    reply.code(negotiated.status)
    return negotiated.body ?? ''
  })

  scope.addHook('onResponse', async (request) => {
    const pending = pendingResponses.get(request)
    if (pending) cache?.discard(pending.response)
  })
}

function isCacheableCall(call: Call & { name: string }): call is CacheableCall {
  const { cache, method, who = 'anyone', response } = call
  const isPublicJson = method === 'GET' && who === 'anyone' && response.kind === 'json'
  return cache !== undefined && !cache.pagesOnly && isPublicJson
}

/** The path, and the query in the order of its names; undefined where the response may be private. */
function deriveCallKey(
  { cache }: CacheableCall,
  { raw, query }: FastifyRequest,
): string | undefined {
  const url = raw.url ?? ''
  if (
    url.length > MAX_URL_LENGTH ||
    !isAnonymousRequest(raw.headers) ||
    !isCacheableQuery(cache, Object.keys(query as object))
  )
    return undefined
  const queryStart = url.indexOf('?')
  if (queryStart < 0) return `call ${url}`
  const params = new URLSearchParams(url.slice(queryStart + 1))
  params.sort()
  return `call ${url.slice(0, queryStart)}?${params}`
}

async function compressJson(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  if (text.length < MIN_COMPRESSED_LENGTH) return text
  reply.header('vary', 'accept-encoding')
  if (!acceptedEncodings(request.headers['accept-encoding']).includes('gzip')) return text
  reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return compressOnce(Buffer.from(text))
}
