import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { servicePath } from '#platform/contract/openapi.ts'
import type { Call, Calls } from '#platform/contract/call.ts'
import type { CallMetrics } from '#platform/http/metrics.ts'
import { parseAcceptEncoding } from '../accept-encoding.ts'
import { isAnonymousRequest } from './is-anonymous.ts'
import type { PendingEntry, ResponseCache } from './response-cache.ts'
import { negotiate, sendCached } from './respond.ts'
import { isCacheableQuery, collectTags } from './tags.ts'

const gzipAsync = promisify(gzip)
/** Smaller bodies gain nothing from packing (characters). */
const MIN_COMPRESSED_LENGTH = 1_024
/** Longest address that is kept (characters). */
const MAX_URL_LENGTH = 300

/** Keeps what everyone may ask of the catalogue, and packs what else is JSON. Before the routes. */
export function cacheApiResponses(
  scope: FastifyInstance,
  cache: ResponseCache | undefined,
  calls: Calls,
  metrics: CallMetrics,
): void {
  const callNames = new Map(
    Object.entries(calls)
      .filter(([name, call]) => name.startsWith('catalogue.') && isPublicJson(call))
      .map(([name, call]) => [routeOf(call), name]),
  )
  const pendingEntries = new WeakMap<
    FastifyRequest,
    { name: string; key: string; entry: PendingEntry }
  >()

  scope.addHook('onRequest', async (request, reply) => {
    const name = cache && callNames.get(request.routeOptions.url ?? '')
    const key = name && cacheKeyFor(name, request)
    if (!cache || !name || !key) return undefined
    const startedAt = performance.now()
    const cached = await cache.find(key)
    if (cached) {
      reply.hijack()
      await sendCached(cache, key, cached, request.raw, reply.raw, ['x-request-id', request.id])
      metrics.observe(name, 200, performance.now() - startedAt)
      return reply
    }
    const entry = request.method === 'GET' ? cache.startEntry() : undefined
    if (entry) pendingEntries.set(request, { name, key, entry })
    return undefined
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    const isJson =
      typeof payload === 'string' && /json/.test(String(reply.getHeader('content-type')))
    if (!isJson) return payload
    const pending = pendingEntries.get(request)
    if (!cache || !pending || reply.statusCode !== 200 || reply.hasHeader('set-cookie'))
      return compressJson(request, reply, payload)
    const { name, key, entry } = pending
    collectTags(entry.cacheTags, name, request as never, {
      status: 200,
      headers: {},
      body: { text: payload },
    })
    const headers = [
      'content-type',
      String(reply.getHeader('content-type')),
      'cache-control',
      'private, no-cache',
    ]
    const cached = cache.commit(key, entry, { body: Buffer.from(payload), headers })
    const negotiated = await negotiate(cache, key, cached, request.headers)
    for (let at = 0; at < negotiated.headers.length; at += 2)
      reply.header(negotiated.headers[at]!, negotiated.headers[at + 1])
    if (negotiated.status === 304) reply.removeHeader('content-length')
    reply.code(negotiated.status)
    return negotiated.body ?? ''
  })

  scope.addHook('onResponse', async (request) => {
    const pending = pendingEntries.get(request)
    if (pending) cache?.discard(pending.entry)
  })
}

const isPublicJson = ({ method, who = 'anyone', response }: Call) =>
  method === 'GET' && who === 'anyone' && response.kind === 'json'

const routeOf = ({ service, path }: Call) =>
  servicePath(service) + path.replace(/\{(\w+)\}/g, ':$1')

/** Path and query in order; undefined where the answer may be one person's own. */
function cacheKeyFor(name: string, { raw, query }: FastifyRequest): string | undefined {
  const url = raw.url ?? ''
  if (
    url.length > MAX_URL_LENGTH ||
    !isAnonymousRequest(raw.headers) ||
    !isCacheableQuery(Object.keys(query as object))
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
  // Made for one asker: the cheapest packing.
  if (!parseAcceptEncoding(request.headers['accept-encoding']).gzip) return text
  reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return gzipAsync(text, { level: 1 })
}
