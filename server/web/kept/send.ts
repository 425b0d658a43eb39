import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { packingsOf } from '../packing.ts'
import type { Keeper } from './keeper.ts'
import type { Kept } from './memory.ts'

/** Smaller bodies gain nothing from packing (bytes). */
const leastPacked = 1_024

/** A kept answer in the form that suits who asks. */
export type Form = { status: 200 | 304; headers: string[]; body: Buffer | undefined }

/** Nothing but 304 for who has it, packed for who takes that. */
export async function formOf(
  keeper: Keeper,
  key: string,
  kept: Kept,
  asker: IncomingHttpHeaders,
): Promise<Form> {
  const { br, gzip } = packingsOf(asker['accept-encoding'])
  const encoding =
    kept.body.length < leastPacked ? undefined : br ? 'br' : gzip ? 'gzip' : undefined
  const headers = [...kept.headers, 'etag', tagFor(kept, encoding), 'vary', 'accept-encoding']
  if (holds(asker['if-none-match'], kept)) return { status: 304, headers, body: undefined }
  const body = encoding ? await keeper.packed(key, kept, encoding) : kept.body
  headers.push('content-length', String(body.length))
  if (encoding) headers.push('content-encoding', encoding)
  return { status: 200, headers, body }
}

/** Sends a kept answer; `more` are names and values in turn. */
export async function sendKept(
  keeper: Keeper,
  key: string,
  kept: Kept,
  raw: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  more: readonly string[] = [],
): Promise<void> {
  const { status, headers, body } = await formOf(keeper, key, kept, raw.headers)
  response.writeHead(status, [...headers, ...more])
  response.end(raw.method === 'HEAD' ? undefined : body)
}

/** A strong tag is one of bytes: each packed form has its own. */
const tagFor = ({ etag }: Kept, encoding: string | undefined): string =>
  encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag

/** Whether somebody who asks holds this answer in any form. */
function holds(header: string | undefined, { etag }: Kept): boolean {
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
