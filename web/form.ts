import { data, type UNSAFE_DataWithResponseInit as Reply } from 'react-router'
import type { z } from 'zod'
import { isCallError } from '#platform/contract/call-error.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { FormErrors } from './form-errors.ts'
import { coerceFields } from './form/coerce-fields.ts'
import { collectFormValues } from './form/collect-form-values.ts'
import { buildFieldTree } from './form/field-tree.ts'
import { readPostedForm } from './form/read-posted-form.ts'

export type ParsedForm<T> =
  | { ok: true; value: T; form: FormData; toErrors: ToFormErrors }
  | { ok: false; reply: Reply<FormErrors> }

/** Turns a call's error into a reply of the form. Rethrows anything that is not a refusal. */
type ToFormErrors = (thrown: unknown) => Reply<FormErrors>

/** Reads a request's form with `readPostedForm` and validates it with `readFormData`. */
export async function readForm<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<ParsedForm<z.output<S>>> {
  return readFormData(await readPostedForm(request), schema)
}

/**
 * Validates a form by a call's schema: its value, or a 422 reply with a message for each wrong field
 * and what was typed (no passwords, no files). Names follow the schema: `items[0].qty`,
 * `address.district`. Empty fields count as absent; numbers and booleans are coerced by the schema.
 * `intent`, which says what to do with the form, is not part of the value. `additions` are values
 * that the action itself adds to the fields.
 */
export function readFormData<S extends z.ZodType>(
  form: FormData,
  schema: S,
  additions: Record<string, unknown> = {},
): ParsedForm<z.output<S>> {
  const values = collectFormValues(form)
  const { intent: _, ...fields } = buildFieldTree(form)
  const parsed = schema.safeParse(coerceFields(schema, { ...fields, ...additions }))
  if (parsed.success) {
    const toErrors: ToFormErrors = (thrown) => toFormErrors(thrown, values)
    return { ok: true, value: parsed.data, form, toErrors }
  }
  const { '': message = 'Periksa lagi isian yang ditandai.', ...errors } = listErrors(parsed.error)
  const reply = data({ message, code: 'form.invalid', errors, values }, { status: 422 })
  return { ok: false, reply }
}

/** The first message of each field, by property path. */
function listErrors({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path.map(String).join('.')] ??= message
  return errors
}

/** The reply to a form whose call was refused. Throws on a fault and on an expired session. */
export function toFormErrors(
  thrown: unknown,
  values: FormErrors['values'] = {},
): Reply<FormErrors> {
  if (isRefusal(thrown)) {
    const { message, code, status, more } = thrown
    return data({ message, code, errors: more.errors ?? {}, values }, { status })
  }
  // A network failure is shown at the form as well, so that nothing typed is lost.
  if (isCallError(thrown)) {
    const { message, code, errors, status } = thrown
    return data({ message, code, errors, values }, { status: status >= 400 ? status : 503 })
  }
  throw thrown
}
