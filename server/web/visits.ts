import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isbot } from 'isbot'
import { createApi, type Api } from '#modules/client.ts'
import { noteAll, type Visit } from '#modules/visits/service.ts'
import type { Config } from '../config.ts'
import type { OpenShop } from '../shop.ts'
import { carrierFor } from './carrier.ts'

/** Who reads a page, and the client that asks for them. */
type Reader = { accountId: string; api: Api }

/** Visits are written together, this often (ms), and never more than this many wait. */
const EVERY = 5_000
const MOST = 5_000

/**
 * The log of visits, written by the server that gives the pages: one statement every few seconds,
 * so that a page from memory stays one. Neither a crawler's visit, nor a form, nor the staff's desk.
 * Where the log is another party's (`MRI_URL`), each visit is told there as it happens.
 */
export function visitLog(app: FastifyInstance, shop: OpenShop, config: Config) {
  const { tools } = shop
  let waiting: Visit[] = []
  const readers = new WeakMap<IncomingMessage, Reader>()
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
    isReadBy: (raw: IncomingMessage, reader: Reader) => void readers.set(raw, reader),
    /** Notes a page that was given. */
    note(raw: IncomingMessage, response: ServerResponse) {
      const agent = raw.headers['user-agent'] ?? ''
      const path = (raw.url ?? '/').split(/[?#]/, 1)[0]!.replace(/(?:\/_)?\.data$/, '') || '/'
      if (raw.method !== 'GET' || response.statusCode >= 400 || path.startsWith('/backoffice'))
        return
      if (waiting.length >= MOST || raw.headers['sec-purpose'] || isbot(agent)) return
      const reader = readers.get(raw)
      const visit = {
        at: tools.clock.now(),
        path: path.slice(0, 300),
        accountId: reader?.accountId ?? null,
        referrer: ownPart(raw.headers.referer),
        agent: agent.slice(0, 200),
      }
      if (config.services.mri) tell(visit, reader)
      else waiting.push(visit)
    },
  }

  function tell({ path, referrer, agent }: Visit, reader: Reader | undefined) {
    const body = { path, ...(referrer ? { referrer } : {}) }
    const nobody = () => createApi(carrierFor(shop, config, { address: '', agent }))
    const told = reader
      ? reader.api.visits.authenticated({ body })
      : nobody().visits.unauthenticated({ body })
    told.catch((err: unknown) => tools.log.warn({ err }, 'visit not told'))
  }
}

/** Where a reader came from, without the query: what was typed elsewhere is nobody's business. */
const ownPart = (referrer: string | undefined): string | null =>
  referrer?.split(/[?#]/, 1)[0]?.slice(0, 300) ?? null
