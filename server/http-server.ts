import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { MAX_SIGNED_IN_BODY_BYTES } from '#platform/http/body-limits.ts'
import { answerParserError, answerUnsupported } from '#platform/http/connection-errors.ts'
import { answerErrors } from '#platform/http/fastify-errors.ts'
import { boundUnreadBodies } from '#platform/http/unread-bodies.ts'
import type { Config } from './config/config.ts'
import { refuseHostileHost, sendUnreadableUrl } from './unreadable-request.ts'

/** How long a connection may take (ms). A reverse proxy in front should wait shorter, and retry nothing. */
export type ConnectionTimeouts = {
  /** Until all headers are there: at most 16 kB, a second on the slowest line. */
  headersMs: number
  /** Until the whole request is there: a file of 10 MB at 100 kbit/s, a phone at the edge of its network. */
  requestMs: number
  /** Without a byte in either direction. Every response begins within seconds. */
  idleMs: number
  /** Between two requests: longer than proxies keep theirs (60 s), so that they never meet a closing one. */
  keepAliveMs: number
  /** How often the first two are checked. */
  checkIntervalMs: number
}

export const CONNECTION_TIMEOUTS: ConnectionTimeouts = {
  headersMs: 20_000,
  requestMs: 15 * 60_000,
  idleMs: 120_000,
  keepAliveMs: 72_000,
  checkIntervalMs: 5_000,
}

/** The HTTP server without routes: connection limits, and responses to malformed requests. */
export function createHttpServer(
  {
    trustedProxies,
    storeName,
    publicOrigin,
  }: Pick<Config, 'trustedProxies' | 'storeName' | 'publicOrigin'>,
  timeouts: ConnectionTimeouts = CONNECTION_TIMEOUTS,
): FastifyInstance {
  const app: FastifyInstance = Fastify({
    bodyLimit: MAX_SIGNED_IN_BODY_BYTES,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      // Answered with the other wrong ones, because Node.js sends no body.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    // What arrives while streams are still ending is answered, not refused.
    return503OnClosing: false,
    // Rate limits count by address: behind an untrusted proxy all clients share one.
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    logger: false,
    clientErrorHandler: answerParserError,
    frameworkErrors: (_error, request, reply) => sendUnreadableUrl(request, reply, storeName),
  })
  boundUnreadBodies(app.server)
  answerUnsupported(app.server)
  if (new URL(publicOrigin).protocol === 'https:') app.addHook('onRequest', requireEncryption)
  app.addHook('onRequest', refuseHostileHost(storeName))
  answerErrors(app)
  return app
}

/**
 * Browsers come back over https alone, for two years (RFC 6797). Set on the raw response, which pages and
 * errors share. Not for subdomains: the shop does not know what else its domain serves.
 */
const requireEncryption = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
  void reply.raw.setHeader('strict-transport-security', 'max-age=63072000')
