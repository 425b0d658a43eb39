import type { Call } from '../contract/call.ts'
import { errorsByPath } from '../contract/messages.ts'
import { Refusal, notFound } from '../refusal.ts'
import type { Asked } from './dispatch.ts'
import { checkFile } from './uploads/check.ts'

/** Ids and tokens of an address: short, without anything that could mean more than itself. */
const opaque = /^[\w.~-]{1,128}$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const whole = /^\d{1,9}$/

/** Checks everything that came with a call. Throws 404 on an impossible id, 422 by property path. */
export async function receive(call: Call, asked: Asked): Promise<Record<string, unknown>> {
  for (const id of Object.values(asked.params)) if (!possible(call, id)) throw notFound()
  const input: Record<string, unknown> = { ...asked.params }
  if (call.query) input['query'] = checked(call.query, asked.query)
  if (call.body) input['body'] = checked(call.body, asked.body ?? {})
  if (call.form) input['form'] = checked(call.form, asked.form ?? {})
  if (call.files) {
    for (const [field, rule] of Object.entries(call.files))
      await checkFile(field, asked.files?.[field], rule)
    input['files'] = asked.files ?? {}
  }
  return input
}

function possible({ ids }: Call, id: string): boolean {
  if (ids === 'uuid') return uuid.test(id)
  if (ids === 'whole') return whole.test(id)
  return opaque.test(id)
}

function checked(schema: NonNullable<Call['body']>, value: unknown): unknown {
  if (holdsNul(value)) throw new Refusal('input.unreadable', 'Kiriman tidak dapat dibaca.', 400)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal('input.invalid', 'Periksa lagi isian yang ditandai.', 422, {
    errors: errorsByPath(parsed.error),
  })
}

/** PostgreSQL's text knows no NUL; it is refused here once instead of breaking every store. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value === 'object' && value !== null) return Object.values(value).some(holdsNul)
  return false
}
