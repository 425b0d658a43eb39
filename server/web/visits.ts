import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isbot } from 'isbot'
import { noteAll, type Visit } from '#modules/visits/service.ts'
import type { OpenShop } from '../shop.ts'

/** Visits are written together, this often (ms), and never more than this many wait. */
const EVERY = 5_000
const MOST = 5_000

/**
 * The log of visits, written by the server that gives the pages: one statement every few seconds,
 * so that a page from memory stays one. Neither a crawler's visit, nor a form, nor the staff's desk.
 */
export function visitLog(app: FastifyInstance, { tools }: OpenShop) {
  let waiting: Visit[] = []
  const readers = new WeakMap<IncomingMessage, string>()
  const flush = async () => {
    const visits = waiting
    waiting = []
    if (visits.length === 0) return
    await noteAll(tools, visits).catch((err: unknown) =>
      tools.log.warn({ err }, 'visits not written'),
    )
  }
  const timer = setInterval(() => void flush(), EVERY).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })

  return {
    /** Says who reads, where a page has found it out. */
    isReadBy: (raw: IncomingMessage, accountId: string) => void readers.set(raw, accountId),
    /** Notes a page that was given. */
    note(raw: IncomingMessage, response: ServerResponse) {
      const agent = raw.headers['user-agent'] ?? ''
      const path = (raw.url ?? '/').split(/[?#]/, 1)[0]!.replace(/(?:\/_)?\.data$/, '') || '/'
      if (raw.method !== 'GET' || response.statusCode >= 400 || path.startsWith('/backoffice'))
        return
      if (waiting.length >= MOST || raw.headers['sec-purpose'] || isbot(agent)) return
      waiting.push({
        at: tools.clock.now(),
        path: path.slice(0, 300),
        accountId: readers.get(raw) ?? null,
        referrer: ownPart(raw.headers.referer),
        agent: agent.slice(0, 200),
      })
    },
  }
}

/** Where a reader came from, without the query: what was typed elsewhere is nobody's business. */
const ownPart = (referrer: string | undefined): string | null =>
  referrer?.split(/[?#]/, 1)[0]?.slice(0, 300) ?? null
