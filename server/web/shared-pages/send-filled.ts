import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from '../requests/accept-encoding.ts'
import { fillPage, fillPageGzip, type RenderSlot } from './fill-page.ts'
import type { SharedPage } from './shared-page.ts'

type Personal = { data: readonly string[]; cookies: readonly string[]; renderSlot: RenderSlot }

/** Sends a shared page to one reader, with the cookies that their session needs. */
export function sendFilled(
  page: SharedPage,
  { data, cookies, renderSlot }: Personal,
  raw: IncomingMessage,
  response: ServerResponse,
): void {
  const filling = { data, renderSlot, nonce: randomBytes(16).toString('base64') }
  const isGzip = acceptedEncodings(raw.headers['accept-encoding']).includes('gzip')
  const body = isGzip ? fillPageGzip(page, filling) : fillPage(page, filling)
  const headers = [...page.headers, 'content-length', String(body.length)]
  if (page.policy)
    headers.push('content-security-policy', page.policy.replaceAll(page.nonce, filling.nonce))
  if (isGzip) headers.push('content-encoding', 'gzip')
  for (const cookie of cookies) headers.push('set-cookie', cookie)
  response.writeHead(page.status, headers)
  response.end(raw.method === 'HEAD' ? undefined : body)
}
