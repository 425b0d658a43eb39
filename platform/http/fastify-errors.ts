import type { FastifyInstance, FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { isRefusal, Refusal } from '../refusal.ts'
import { bodyTooLarge, bodyUnreadable } from './body-refusals.ts'
import { StorageError } from '../files/storage-error.ts'
import { storageUnavailable } from './storage-unavailable.ts'
import { failureResponse, type CallResponse } from './serialize.ts'

/** Puts what Fastify itself refuses into the error envelope: unknown paths, unreadable bodies. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, _request, reply) => {
    // Fastify closes the connection of a body that it refuses, which may reach the sender before the
    // response does. `boundUnreadBodies` closes it in time.
    reply.removeHeader('connection')
    void sendResponse(reply, failureResponse(toFailure(thrown)))
  })
  app.setNotFoundHandler(
    (_request, reply) => void sendResponse(reply, failureResponse(unknownPathRefusal())),
  )
}

export function sendResponse(reply: FastifyReply, { status, headers, body }: CallResponse) {
  reply.code(status).header('x-content-type-options', 'nosniff').headers(headers)
  if ('text' in body) return reply.send(body.text)
  if ('bytes' in body) return reply.send(Buffer.from(body.bytes))
  if ('stored' in body) return reply.send(body.stored.stream)
  return reply.send(Readable.from(body.stream))
}

export const unknownPathRefusal = (): Refusal =>
  new Refusal('not_found', 'Alamat ini tidak ada.', 404)

/** The failure for a request that Fastify cannot read: invalid JSON, a wrong content type, a body too large. */
function toFailure(thrown: unknown): Refusal | { status: 500 } {
  if (isRefusal(thrown)) return thrown
  if (thrown instanceof StorageError) return storageUnavailable()
  const status = (thrown as { statusCode?: number }).statusCode
  if (status === 403 || status === 404) return unknownPathRefusal()
  if (status === 413) return bodyTooLarge()
  if (status === 415) return new Refusal('input.media_type', 'Kirim isi sebagai JSON.', 415)
  if (status && status < 500) return bodyUnreadable()
  return { status: 500 }
}
