import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { servicePath } from '../contract/openapi.ts'
import { ACCESS_HEADER, type Call, type Calls, type UploadedFile } from '../contract/call.ts'
import { isRefusal, Refusal } from '../refusal.ts'
import type { Actor } from './context.ts'
import type { Asked, Dispatch } from './dispatch.ts'
import { readMultipart } from './multipart.ts'
import { failureReply, type Reply } from './reply.ts'

export type VisitorCookie = { name: string; secure: boolean }

/** Mounts every call of the contract on Fastify; all it does is to read and to write HTTP. */
export async function mountCalls(
  app: FastifyInstance,
  calls: Calls,
  dispatch: Dispatch,
  cookie: VisitorCookie,
): Promise<void> {
  // Multipart bodies are read by the route that knows its files' limits.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, next) => next(null))
  app.setErrorHandler(
    (thrown, _request, reply) => void send(reply, failureReply(unreadable(thrown))),
  )
  app.setNotFoundHandler((_request, reply) => void send(reply, failureReply(unknownPath())))
  for (const [name, call] of Object.entries(calls)) {
    app.route({
      method: call.method,
      url: servicePath(call.service) + call.path.replace(/\{(\w+)\}/g, ':$1'),
      async handler(request, reply) {
        const answer = await dispatch.run(name, await asked(call, request, cookie, dispatch))
        if (answer.visitor) giveTicket(reply, answer.visitor, cookie)
        return send(reply, answer)
      },
    })
  }
}

async function asked(
  call: Call,
  request: FastifyRequest,
  cookie: VisitorCookie,
  dispatch: Dispatch,
): Promise<Asked> {
  const { headers } = request
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return {
    ...(call.form || call.files ? await sentWith(call, request, token, dispatch) : {}),
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    body: request.body,
    key: one(headers['idempotency-key']),
    token,
    visitor: one(headers['x-visitor']) ?? cookieOf(headers.cookie, cookie.name),
    access: one(headers[ACCESS_HEADER]),
    address: request.ip,
    agent: headers['user-agent'] ?? '',
    requestId: request.id,
  }
}

type Form = {
  form?: Record<string, string>
  files?: Record<string, UploadedFile>
  actor?: Promise<Actor | undefined>
}

/** A multipart body, read for who may send it: from anybody else nothing is taken into memory. */
async function sentWith(
  { who = 'anyone', files = {} }: Call,
  { raw }: FastifyRequest,
  token: string | undefined,
  dispatch: Dispatch,
): Promise<Form> {
  if (who === 'anyone') return readMultipart(raw, files)
  if (!token) return {}
  const actor = dispatch.whoIs(token)
  // A database that is away is told by dispatch, which waits for the same answer.
  const kind = await actor.then(
    (known) => known?.kind,
    () => undefined,
  )
  return kind === who ? { actor, ...(await readMultipart(raw, files)) } : { actor }
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

/** The value of one cookie of a `Cookie` header; one that cannot be decoded is none. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim())
  }
  return undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function giveTicket(reply: FastifyReply, ticket: string, { name, secure }: VisitorCookie) {
  const year = 365 * 24 * 3600
  reply.header('x-visitor', ticket)
  reply.header(
    'set-cookie',
    `${name}=${ticket}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  )
}

function send(reply: FastifyReply, { status, headers, body }: Reply) {
  reply.code(status).headers(headers)
  if ('text' in body) return reply.send(body.text)
  if ('bytes' in body) return reply.send(Buffer.from(body.bytes))
  return reply.send(Readable.from(body.stream))
}

const unknownPath = () => new Refusal('not_found', 'Alamat ini tidak ada.', 404)

/** What Fastify could not read: broken JSON, a foreign content type, a body that is too large. */
function unreadable(thrown: unknown): Refusal | { status: 500 } {
  if (isRefusal(thrown)) return thrown
  const status = (thrown as { statusCode?: number }).statusCode
  if (status === 413) return new Refusal('input.too_large', 'Kiriman terlalu besar.', 413)
  if (status === 415) return new Refusal('input.media_type', 'Kirim isi sebagai JSON.', 415)
  if (status && status < 500)
    return new Refusal('input.unreadable', 'Kiriman tidak dapat dibaca.', 400)
  return { status: 500 }
}
