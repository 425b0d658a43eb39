import { parseWithZod } from '@conform-to/zod/v4'
import { data, type UNSAFE_DataWithResponseInit as Reply } from 'react-router'
import type { output, ZodType } from 'zod'
import { isCallError } from '#platform/contract/call-error.ts'
import { isRefusal } from '#platform/refusal.ts'
import type { FormErrors } from './form-errors.ts'

/** Names of fields whose value never travels back to the page. `pin` is an address's point on the map. */
const SECRET_FIELD_NAME = /password|sandi|otp|token|secret/i

export type ParsedForm<T> =
  | { ok: true; value: T; form: FormData; toErrors: ToFormErrors }
  | { ok: false; reply: Reply<FormErrors> }

/** Turns what a call threw into the form's own reply; what is no refusal is thrown on. */
export type ToFormErrors = (thrown: unknown) => Reply<FormErrors>

/**
 * Reads a posted form by a call's schema: its value, or the reply of 422 that gives back what was
 * typed (no passwords, no files) with what is wrong at each field. Names follow the schema:
 * `items[0].qty`, `address.district`; empty fields count as absent, figures and ticks are read as
 * numbers and booleans.
 */
export async function readForm<S extends ZodType>(
  request: Request,
  schema: S,
): Promise<ParsedForm<output<S>>> {
  const form = await request.formData()
  return readFormData(form, schema)
}

/** The same for a form that was read before, as where its `intent` chooses the schema. */
export function readFormData<S extends ZodType>(form: FormData, schema: S): ParsedForm<output<S>> {
  const values = collectFormValues(form)
  const fields = new FormData()
  // Which of a page's forms it is, is not the call's business.
  for (const [name, value] of form) if (name !== 'intent') fields.append(name, value)
  const submission = parseWithZod(fields, { schema })
  if (submission.status === 'success') {
    return {
      ok: true,
      value: submission.value,
      form,
      toErrors: (thrown) => toFormErrors(thrown, values),
    }
  }
  const errors: Record<string, string> = {}
  for (const [name, messages] of Object.entries(
    submission.status === 'error' ? (submission.error ?? {}) : {},
  )) {
    if (messages?.[0]) errors[toDottedPath(name)] = messages[0]
  }
  const message = errors[''] ?? 'Ada isian yang perlu diperbaiki.'
  return {
    ok: false,
    reply: data({ message, code: 'form.invalid', errors, values }, { status: 422 }),
  }
}

/** The reply to a form whose call was refused. Throws on what is a fault or a dead session. */
export function toFormErrors(
  thrown: unknown,
  values: FormErrors['values'] = {},
): Reply<FormErrors> {
  if (isRefusal(thrown)) {
    const { message, code, status, more } = thrown
    return data({ message, code, errors: more.errors ?? {}, values }, { status })
  }
  // What never arrived or broke over there is said at the form too: nothing typed may be lost.
  if (isCallError(thrown)) {
    const { message, code, errors, status } = thrown
    return data({ message, code, errors, values }, { status: status >= 400 ? status : 503 })
  }
  throw thrown
}

/** `items[0].qty` and `items.0.qty` name one field. */
const toDottedPath = (name: string): string => name.replace(/\[(\d*)\]/g, '.$1')

/** What a posted form shows again once it is refused, by property path: no secrets and no files. */
export function collectFormValues(form: FormData): FormErrors['values'] {
  const values: Record<string, string[]> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || SECRET_FIELD_NAME.test(name)) continue
    ;(values[toDottedPath(name)] ??= []).push(value)
  }
  return values
}
