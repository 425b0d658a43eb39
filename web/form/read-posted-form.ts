import { data } from 'react-router'
import { isRefusal } from '#platform/refusal.ts'
import { countFields } from './count-fields.ts'
import { formTooLarge, formUnreadable, MAX_FIELDS, MAX_REPEATS } from './bounds.ts'
import { parseFieldPath } from './field-path.ts'
import { readMultipartForm } from './multipart-reader.ts'

/**
 * Reads the form that a request posts. Every action reads its form here or with `readForm`. Throws
 * 413 for more fields than MAX_FIELDS or a name that repeats more often than MAX_REPEATS, 415 for a
 * body that is no form, and 400 for one that cannot be read or has names that no form of the shop
 * has. The server limits how many bytes there are; fields are counted before they are parsed.
 */
export async function readPostedForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(type))
    throw data({ message: 'Kirim formulir dari halamannya.', code: 'input.media_type' }, 415)
  const form = /^multipart/i.test(type)
    ? await readParts(request, parseBoundary(type))
    : await readFields(request)
  assertFields(form.keys())
  return form
}

/** Its files are on the disk until the page has been answered. */
async function readParts({ body }: Request, boundary: string): Promise<FormData> {
  if (!body) throw formUnreadable()
  try {
    return await readMultipartForm(body, boundary)
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    const { message, code, status } = thrown
    throw data({ message, code }, status)
  }
}

async function readFields(request: Request): Promise<FormData> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (countFields(bytes, MAX_FIELDS) > MAX_FIELDS) throw formTooLarge()
  try {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return await new Response(bytes, { headers }).formData()
  } catch {
    throw formUnreadable()
  }
}

/** As browsers write it. Any other spelling might be a different boundary for the one that parses. */
function parseBoundary(type: string): string {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./-]{1,70}))\s*$/i.exec(type) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) throw formUnreadable()
  return boundary
}

function assertFields(names: Iterable<string>): void {
  const counts = new Map<string, number>()
  let fieldCount = 0
  for (const name of names) {
    const count = (counts.get(name) ?? 0) + 1
    if (++fieldCount > MAX_FIELDS || count > MAX_REPEATS) throw formTooLarge()
    if (count === 1) parseFieldPath(name)
    counts.set(name, count)
  }
}
