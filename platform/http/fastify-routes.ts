import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toRoutePath } from '../contract/service-path.ts'
import { SERVICE_ACCESS_HEADER, type Call, type Calls } from '../contract/call.ts'
import { maxBodyBytes } from './body-limits.ts'
import { formatSetCookie, readCookie, VISITOR_MAX_AGE_SECONDS } from './cookies.ts'
import type { CallRequest, Dispatch } from './dispatch.ts'
import { sendResponse } from './fastify-errors.ts'
import { readMultipart } from './multipart.ts'
import { withReceivedFiles } from './uploads/receive-file.ts'
import { POSITION_HEADER } from './read-place.ts'

/** The cookie that carries the token of a visitor without an account. */
export type VisitorCookie = { name: string; secure: boolean }

/**
 * Mounts every call of the contract on Fastify. It only reads and writes HTTP. Files that are sent are below `dataDir` until
 * their call has been answered.
 */
export async function mountCalls(
  app: FastifyInstance,
  calls: Calls,
  dispatch: Dispatch,
  cookie: VisitorCookie,
  dataDir: string,
): Promise<void> {
  // The route reads a multipart body, because it knows the limits of its files.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, next) => next(null))
  const callers = new WeakMap<FastifyRequest, CallRequest>()
  for (const [name, call] of Object.entries(calls)) {
    app.route({
      method: call.method,
      url: toRoutePath(call),
      bodyLimit: maxBodyBytes(call),
      /** Nobody sends a body to a call that they may not make: not a byte of it is read. */
      async onRequest(request, reply) {
        const caller = readCaller(request, cookie, dispatch)
        callers.set(request, caller)
        const refusal = await dispatch.refuseCaller(name, caller)
        return refusal ? sendResponse(reply, refusal) : undefined
      },
      async handler(request, reply) {
        const caller = callers.get(request)!
        const response = await withReceivedFiles(dataDir, async () =>
          dispatch.run(name, { ...caller, ...(await readBody(call, request)) }),
        )
        if (response.position) reply.header(POSITION_HEADER, response.position)
        if (response.visitorToken) setVisitorToken(reply, response.visitorToken, cookie)
        // What a person gets is theirs: no cache stores it, unless the response says otherwise.
        if (caller.token ?? caller.visitorToken ?? response.visitorToken)
          reply.header('cache-control', 'no-store')
        return sendResponse(reply, response)
      },
    })
  }
}

/** The request as far as its head tells it. The caller is identified once. */
function readCaller(
  request: FastifyRequest,
  cookie: VisitorCookie,
  dispatch: Dispatch,
): CallRequest {
  const { headers } = request
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    idempotencyKey: firstValue(headers['idempotency-key']),
    lastEventId: firstValue(headers['last-event-id']),
    token,
    ...(token ? { actor: dispatch.findActor(token) } : {}),
    visitorToken: firstValue(headers['x-visitor']) ?? readCookie(headers.cookie, cookie.name),
    position: firstValue(headers[POSITION_HEADER]),
    access: firstValue(headers[SERVICE_ACCESS_HEADER]),
    ipAddress: request.ip,
    userAgent: headers['user-agent'] ?? '',
    requestId: request.id,
  }
}

const readBody = async (
  call: Call,
  { raw, body, headers }: FastifyRequest,
): Promise<Pick<CallRequest, 'body' | 'form' | 'files'>> => {
  if (!call.form && !call.files) return { body }
  if (call.acceptsJson && /^application\/json\b/i.test(headers['content-type'] ?? ''))
    return { form: (body ?? {}) as Record<string, unknown> }
  return readMultipart(raw, call.files ?? {}, maxBodyBytes(call))
}

const firstValue = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header

function setVisitorToken(reply: FastifyReply, visitorToken: string, cookie: VisitorCookie) {
  reply.header('x-visitor', visitorToken)
  reply.header(
    'set-cookie',
    formatSetCookie({ ...cookie, value: visitorToken, maxAgeSeconds: VISITOR_MAX_AGE_SECONDS }),
  )
}
