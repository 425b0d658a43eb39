import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { writeReadableStreamToWritable } from '@react-router/node'
import { acceptedEncodings } from './requests/accept-encoding.ts'
import { compressOnce } from './cache/compress.ts'
import { defaultHeaders, PAGE_VARY } from './default-headers.ts'
import { renderRefusedPage, renderUnavailablePage } from './failures/plain-page.ts'

/** A page that was rendered for one reader, and the cookies that it sets. */
export type RenderedPage = { page: Response; cookies: readonly string[] }

type NodeStream = Parameters<typeof Readable.fromWeb>[0]

/** Sends a rendered page with its cookies, compressed where the client accepts it. */
export async function sendPage(
  { page, cookies: ownCookies }: RenderedPage,
  raw: IncomingMessage,
  response: ServerResponse,
) {
  response.statusCode = page.status
  for (const [name, value] of page.headers)
    if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = [...page.headers.getSetCookie(), ...ownCookies]
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  for (const [name, value] of defaultHeaders)
    if (!page.headers.has(name)) response.setHeader(name, value)
  if (!page.body) return void response.end()
  const isCompressible = /^text\/(html|x-script|csv)\b/.test(page.headers.get('content-type') ?? '')
  if (isCompressible) response.setHeader('vary', PAGE_VARY)
  if (!isCompressible || !acceptedEncodings(raw.headers['accept-encoding']).includes('gzip'))
    return writeReadableStreamToWritable(page.body, response)
  response.setHeader('content-encoding', 'gzip')
  if (!isStreamed(page)) return void response.end(await compressOnce(await page.bytes()))
  // Sent once: the cheapest compression. Each part of the stream is flushed as it comes.
  const compression = createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH })
  return pipeline(Readable.fromWeb(page.body as NodeStream), compression, response)
}

/** CSV exports are streamed; pages and their data are sent as a whole. */
const isStreamed = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/csv')

/** Sends the page for a request that no page can be found for. */
export function sendRefused(
  response: ServerResponse,
  status: number,
  storeName: string,
  text: string,
) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(renderRefusedPage(storeName, text))
}

/** Sends the page for when nothing else can be rendered. */
export function sendUnavailable(response: ServerResponse, storeName: string) {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '2',
    'cache-control': 'no-store',
  })
  response.end(renderUnavailablePage(storeName))
}
