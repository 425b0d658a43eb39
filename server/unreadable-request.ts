import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureResponse } from '#platform/http/serialize.ts'
import { sendResponse } from '#platform/http/fastify-errors.ts'
import { Refusal } from '#platform/refusal.ts'
import { renderRefusedPage } from './web/failures/plain-page.ts'

/** A host name, an IPv4 address, or an IPv6 address in brackets, and a port (RFC 9110, section 7.2). */
const HOST_FORMAT = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[\w.-]*[a-z\d.])?)(?::\d{1,5})?$/i
const MAX_HOST_LENGTH = 255

/** Paths that are no pages. */
const MACHINE_PATH = /^\/(?:api|services|assets|img)(?:\/|$)|^\/(?:healthz|readyz|metrics)$/

/** Responds to an address that cannot be decoded: it reaches no route and no error handler. */
export function sendUnreadableUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  storeName: string,
): void {
  sendUnreadable(request, reply, storeName, 'Alamat ini tidak dapat dibaca.')
}

/** Refuses a request whose `Host` names no host: addresses and links are built from it. */
export const refuseHostileHost =
  (storeName: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isHostReadable(request.raw)) return undefined
    sendUnreadable(request, reply, storeName, 'Nama situs pada permintaan ini tidak dapat dibaca.')
    return reply
  }

function isHostReadable({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers
  if (host === undefined) return httpVersion === '1.0'
  return (
    host.length <= MAX_HOST_LENGTH &&
    HOST_FORMAT.test(host) &&
    URL.canParse(`http://${host}`) &&
    // Node.js keeps the first of several, and a proxy in front may have kept the last.
    rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length === 1
  )
}

function sendUnreadable(
  { url }: FastifyRequest,
  reply: FastifyReply,
  storeName: string,
  message: string,
): void {
  const refusal = failureResponse(new Refusal('input.unreadable', message, 400))
  if (MACHINE_PATH.test(url.split('?', 1)[0]!)) return void sendResponse(reply, refusal)
  void reply
    .code(refusal.status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(renderRefusedPage(storeName, message))
}
