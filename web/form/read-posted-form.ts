import { formTooLarge, MAX_FIELDS } from './bounds.ts'
import { parseFieldPath } from './field-path.ts'

/**
 * Reads the form that a request posts. Every action reads its form here or with `readForm`. Throws
 * 413 for more fields than MAX_FIELDS, 400 for names that no form of the shop has.
 */
export async function readPostedForm(request: Request): Promise<FormData> {
  const form = await request.formData()
  assertFields(form.keys())
  return form
}

/** Throws 413 for more names than MAX_FIELDS and 400 for a malformed or forbidden one. */
function assertFields(names: Iterable<string>): void {
  let count = 0
  for (const name of names) {
    if (++count > MAX_FIELDS) throw formTooLarge()
    parseFieldPath(name)
  }
}
