import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { parseAcceptEncoding } from '../accept-encoding.ts'
import type { ResponseCache } from './response-cache.ts'
import type { CachedResponse } from './lru.ts'

/** Smaller bodies gain nothing from packing (bytes). */
const MIN_COMPRESSED_BYTES = 1_024

/** A kept answer in the form that suits who asks. */
export type NegotiatedResponse = { status: 200 | 304; headers: string[]; body: Buffer | undefined }

/** Nothing but 304 for who has it, packed for who takes that. */
export async function negotiate(
  cache: ResponseCache,
  key: string,
  cached: CachedResponse,
  requestHeaders: IncomingHttpHeaders,
): Promise<NegotiatedResponse> {
  const { br, gzip } = parseAcceptEncoding(requestHeaders['accept-encoding'])
  const encoding =
    cached.body.length < MIN_COMPRESSED_BYTES ? undefined : br ? 'br' : gzip ? 'gzip' : undefined
  const headers = [...cached.headers, 'etag', etagFor(cached, encoding), 'vary', 'accept-encoding']
  if (matchesEtag(requestHeaders['if-none-match'], cached))
    return { status: 304, headers, body: undefined }
  const body = encoding ? await cache.compressed(key, cached, encoding) : cached.body
  headers.push('content-length', String(body.length))
  if (encoding) headers.push('content-encoding', encoding)
  return { status: 200, headers, body }
}

/** Sends a kept answer; `more` are names and values in turn. */
export async function sendCached(
  cache: ResponseCache,
  key: string,
  cached: CachedResponse,
  raw: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  extraHeaders: readonly string[] = [],
): Promise<void> {
  const { status, headers, body } = await negotiate(cache, key, cached, raw.headers)
  response.writeHead(status, [...headers, ...extraHeaders])
  response.end(raw.method === 'HEAD' ? undefined : body)
}

/** A strong tag is one of bytes: each packed form has its own. */
const etagFor = ({ etag }: CachedResponse, encoding: string | undefined): string =>
  encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag

/** Whether somebody who asks holds this answer in any form. */
function matchesEtag(header: string | undefined, { etag }: CachedResponse): boolean {
  if (header === undefined) return false
  const stem = etag.slice(0, -1)
  return header.split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '')
    return (
      tag === '*' ||
      tag === etag ||
      (tag.startsWith(stem) && /^-(br|gzip)"$/.test(tag.slice(stem.length)))
    )
  })
}
