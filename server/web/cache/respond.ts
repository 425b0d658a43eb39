import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from '../requests/accept-encoding.ts'
import type { CachedResponse, ResponseCache } from './response-cache.ts'

/** Smaller bodies gain nothing from compression (bytes). */
const MIN_COMPRESSED_BYTES = 1_024

/** A cached response in the form that suits a request. Headers are names and values in turn. */
export type NegotiatedResponse = { status: 200 | 304; headers: string[]; body: Buffer | undefined }

/** 304 for a client that has the response, else the body in the densest encoding that it accepts. */
export async function negotiate(
  cache: ResponseCache,
  key: string,
  cached: CachedResponse,
  requestHeaders: IncomingHttpHeaders,
): Promise<NegotiatedResponse> {
  const [encoding] =
    cached.length < MIN_COMPRESSED_BYTES ? [] : acceptedEncodings(requestHeaders['accept-encoding'])
  const headers = [
    ...cached.headers,
    ...cache.listOutsideHeaders(cached),
    'etag',
    etagFor(cached, encoding),
  ]
  if (matchesEtag(requestHeaders['if-none-match'], cached))
    return { status: 304, headers, body: undefined }
  const body = encoding
    ? await cache.compressed(key, cached, encoding)
    : await cache.plain(key, cached)
  headers.push('content-length', String(body.length))
  if (encoding) headers.push('content-encoding', encoding)
  return { status: 200, headers, body }
}

/** Sends a cached response. `extraHeaders` are names and values in turn. */
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

/** A strong ETag identifies bytes, so each encoding has its own. */
const etagFor = ({ etag }: CachedResponse, encoding: string | undefined): string =>
  encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag

/** Whether an `If-None-Match` header names this response in any encoding. */
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
