import type { Call } from '../contract/call.ts'
import { groupErrorsByPath } from '../contract/validation-messages.ts'
import { Refusal, notFound } from '../refusal.ts'
import { bodyUnreadable } from './body-refusals.ts'
import type { CallRequest } from './dispatch.ts'
import { validateUpload } from './uploads/validate-upload.ts'

/** Ids and tokens in a path: short, without characters of special meaning. */
const OPAQUE_ID = /^[\w.~-]{1,128}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const WHOLE_NUMBER = /^\d{1,9}$/
/** Objects and lists inside each other. */
const MAX_DEPTH = 20

/** Validates the whole input of a call. Throws 404 on an impossible id, and 422 with messages by property path. */
export async function validateInput(
  call: Call,
  request: CallRequest,
): Promise<Record<string, unknown>> {
  for (const id of Object.values(request.params)) if (!isPlausibleId(call, id)) throw notFound()
  const input: Record<string, unknown> = { ...request.params }
  if (call.query) input['query'] = parsePart(call.query, request.query)
  if (call.body) input['body'] = parsePart(call.body, request.body ?? {})
  if (call.form) input['form'] = parsePart(call.form, request.form ?? {})
  if (call.files) {
    const files = { ...request.files }
    for (const [field, rule] of Object.entries(call.files)) {
      const file = await validateUpload(field, files[field], rule)
      if (file) files[field] = file
    }
    input['files'] = files
  }
  return input
}

function isPlausibleId({ ids }: Call, id: string): boolean {
  if (ids === 'uuid') return UUID.test(id)
  if (ids === 'whole') return WHOLE_NUMBER.test(id)
  return OPAQUE_ID.test(id)
}

function parsePart(schema: NonNullable<Call['body']>, value: unknown): unknown {
  if (!isReadable(value, MAX_DEPTH)) throw bodyUnreadable()
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal('input.invalid', 'Periksa lagi isian yang ditandai.', 422, {
    errors: groupErrorsByPath(parsed.error),
  })
}

/**
 * Whether a store can hold it: PostgreSQL's text cannot hold NUL, so it is refused here once. Nothing of
 * the contract is nested as deeply as `maxDepth`, and what reads a value may read it recursively.
 */
function isReadable(value: unknown, maxDepth: number): boolean {
  if (typeof value === 'string') return !value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return true
  const isPartReadable = (part: unknown) => isReadable(part, maxDepth - 1)
  if (maxDepth === 0) return false
  return Array.isArray(value)
    ? value.every(isPartReadable)
    : Object.keys(value).every(isPartReadable) && Object.values(value).every(isPartReadable)
}
