import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { toRoutePath } from '../contract/service-path.ts'
import {
  SERVICE_ACCESS_HEADER,
  type Call,
  type Calls,
  type UploadedFile,
} from '../contract/call.ts'
import { isRefusal, Refusal } from '../refusal.ts'
import type { Actor } from './context.ts'
import { formatSetCookie, readCookie, VISITOR_MAX_AGE_SECONDS } from './cookies.ts'
import type { CallRequest, Dispatch } from './dispatch.ts'
import { readMultipart } from './multipart.ts'
import { failureResponse, type CallResponse } from './serialize.ts'

/** The cookie that carries the token of a visitor without an account. */
export type VisitorCookie = { name: string; secure: boolean }

/** Mounts every call of the contract on Fastify. It only reads and writes HTTP. */
export async function mountCalls(
  app: FastifyInstance,
  calls: Calls,
  dispatch: Dispatch,
  cookie: VisitorCookie,
): Promise<void> {
  // The route reads a multipart body, because it knows the limits of its files.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, next) => next(null))
  app.setErrorHandler(
    (thrown, _request, reply) => void sendResponse(reply, failureResponse(toFailure(thrown))),
  )
  app.setNotFoundHandler(
    (_request, reply) => void sendResponse(reply, failureResponse(unknownPathRefusal())),
  )
  for (const [name, call] of Object.entries(calls)) {
    app.route({
      method: call.method,
      url: toRoutePath(call),
      async handler(request, reply) {
        const response = await dispatch.run(
          name,
          await toCallRequest(call, request, cookie, dispatch),
        )
        if (response.visitorToken) setVisitorToken(reply, response.visitorToken, cookie)
        return sendResponse(reply, response)
      },
    })
  }
}

async function toCallRequest(
  call: Call,
  request: FastifyRequest,
  cookie: VisitorCookie,
  dispatch: Dispatch,
): Promise<CallRequest> {
  const { headers } = request
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return {
    ...(call.form || call.files ? await readAuthorizedForm(call, request, token, dispatch) : {}),
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: request.body,
    idempotencyKey: firstValue(headers['idempotency-key']),
    token,
    visitorToken: firstValue(headers['x-visitor']) ?? readCookie(headers.cookie, cookie.name),
    access: firstValue(headers[SERVICE_ACCESS_HEADER]),
    ipAddress: request.ip,
    userAgent: headers['user-agent'] ?? '',
    requestId: request.id,
  }
}

type AuthorizedForm = {
  form?: Record<string, string>
  files?: Record<string, UploadedFile>
  actor?: Promise<Actor | undefined>
}

/** Reads a multipart body, if the caller may send it. Otherwise nothing is read into memory. */
async function readAuthorizedForm(
  { who = 'anyone', files = {} }: Call,
  { raw }: FastifyRequest,
  token: string | undefined,
  dispatch: Dispatch,
): Promise<AuthorizedForm> {
  if (who === 'anyone') return readMultipart(raw, files)
  if (!token) return {}
  const actor = dispatch.findActor(token)
  // An unavailable database is reported by dispatch, which awaits the same promise.
  const kind = await actor.then(
    (found) => found?.kind,
    () => undefined,
  )
  return kind === who ? { actor, ...(await readMultipart(raw, files)) } : { actor }
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

function sendResponse(reply: FastifyReply, { status, headers, body }: CallResponse) {
  reply.code(status).headers(headers)
  if ('text' in body) return reply.send(body.text)
  if ('bytes' in body) return reply.send(Buffer.from(body.bytes))
  return reply.send(Readable.from(body.stream))
}

const unknownPathRefusal = () => new Refusal('not_found', 'Alamat ini tidak ada.', 404)

/** The failure for a request that Fastify cannot read: invalid JSON, a wrong content type, a body too large. */
function toFailure(thrown: unknown): Refusal | { status: 500 } {
  if (isRefusal(thrown)) return thrown
  const status = (thrown as { statusCode?: number }).statusCode
  if (status === 413) return new Refusal('input.too_large', 'Kiriman terlalu besar.', 413)
  if (status === 415) return new Refusal('input.media_type', 'Kirim isi sebagai JSON.', 415)
  if (status && status < 500)
    return new Refusal('input.unreadable', 'Kiriman tidak dapat dibaca.', 400)
  return { status: 500 }
}
