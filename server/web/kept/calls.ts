import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { servicePath } from '#platform/contract/openapi.ts'
import type { Call, Calls } from '#platform/contract/call.ts'
import type { CallMetrics } from '#platform/http/metrics.ts'
import { packingsOf } from '../packing.ts'
import { harmless } from './harmless.ts'
import type { Draft, Keeper } from './keeper.ts'
import { formOf, sendKept } from './send.ts'
import { mayKeep, note } from './shown.ts'

const packGzip = promisify(gzip)
/** Smaller bodies gain nothing from packing (characters). */
const leastPacked = 1_024
/** Longest address that is kept (characters). */
const mostAddress = 300

/** Keeps what everyone may ask of the catalogue, and packs what else is JSON. Before the routes. */
export function keepCalls(
  scope: FastifyInstance,
  keeper: Keeper | undefined,
  calls: Calls,
  metrics: CallMetrics,
): void {
  const names = new Map(
    Object.entries(calls)
      .filter(([name, call]) => name.startsWith('catalogue.') && isOpen(call))
      .map(([name, call]) => [addressOf(call), name]),
  )
  const drafts = new WeakMap<FastifyRequest, { name: string; key: string; draft: Draft }>()

  scope.addHook('onRequest', async (request, reply) => {
    const name = keeper && names.get(request.routeOptions.url ?? '')
    const key = name && keyOf(name, request)
    if (!keeper || !name || !key) return undefined
    const began = performance.now()
    const kept = await keeper.find(key)
    if (kept) {
      reply.hijack()
      await sendKept(keeper, key, kept, request.raw, reply.raw, ['x-request-id', request.id])
      metrics.observe(name, 200, performance.now() - began)
      return reply
    }
    const draft = request.method === 'GET' ? keeper.begin() : undefined
    if (draft) drafts.set(request, { name, key, draft })
    return undefined
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    const isJson =
      typeof payload === 'string' && /json/.test(String(reply.getHeader('content-type')))
    if (!isJson) return payload
    const made = drafts.get(request)
    if (!keeper || !made || reply.statusCode !== 200 || reply.hasHeader('set-cookie'))
      return packed(request, reply, payload)
    const { name, key, draft } = made
    note(draft.shown, name, request as never, { status: 200, headers: {}, body: { text: payload } })
    const headers = [
      'content-type',
      String(reply.getHeader('content-type')),
      'cache-control',
      'private, no-cache',
    ]
    const kept = keeper.finish(key, draft, { body: Buffer.from(payload), headers })
    const form = await formOf(keeper, key, kept, request.headers)
    for (let at = 0; at < form.headers.length; at += 2)
      reply.header(form.headers[at]!, form.headers[at + 1])
    if (form.status === 304) reply.removeHeader('content-length')
    reply.code(form.status)
    return form.body ?? ''
  })

  scope.addHook('onResponse', async (request) => {
    const made = drafts.get(request)
    if (made) keeper?.abandon(made.draft)
  })
}

const isOpen = ({ method, who = 'anyone', answer }: Call) =>
  method === 'GET' && who === 'anyone' && answer.kind === 'json'

const addressOf = ({ service, path }: Call) =>
  servicePath(service) + path.replace(/\{(\w+)\}/g, ':$1')

/** Path and query in order; undefined where the answer may be one person's own. */
function keyOf(name: string, { raw, query }: FastifyRequest): string | undefined {
  const url = raw.url ?? ''
  if (url.length > mostAddress || !harmless(raw.headers) || !mayKeep(Object.keys(query as object)))
    return undefined
  const mark = url.indexOf('?')
  if (mark < 0) return `call ${url}`
  const given = new URLSearchParams(url.slice(mark + 1))
  given.sort()
  return `call ${url.slice(0, mark)}?${given}`
}

async function packed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  if (text.length < leastPacked) return text
  reply.header('vary', 'accept-encoding')
  // Made for one asker: the cheapest packing.
  if (!packingsOf(request.headers['accept-encoding']).gzip) return text
  reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return packGzip(text, { level: 1 })
}
