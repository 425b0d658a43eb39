import { data, redirect } from 'react-router'
import type { output, ZodType } from 'zod'
import { readFormData, toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import type { ActionResult } from './action-result.ts'
import { mapReplyErrors } from '../forms/map-reply-errors.ts'

/** What was typed, with the errors of a refusal at its fields. Rethrows anything else. */
const toTypedReply = (thrown: unknown, form: FormData) =>
  toFormErrors(thrown, collectFormValues(form))

/** Runs the work of a form. A refusal becomes the form's reply. */
export async function runAction(
  form: FormData,
  done: string,
  work: () => Promise<unknown>,
  toReply: typeof toTypedReply = toTypedReply,
): Promise<ActionResult> {
  try {
    await work()
    return { done }
  } catch (thrown) {
    return { reply: toReply(thrown, form) }
  }
}

/**
 * Parses the form by `schema` and runs the work with its value. `toFormPath` turns the path of a
 * field of the call into its name in the form, where the two differ.
 */
export async function runFormAction<Schema extends ZodType>(
  form: FormData,
  schema: Schema,
  done: string,
  work: (value: output<Schema>) => Promise<unknown>,
  toFormPath: (path: string) => string = (path) => path,
): Promise<ActionResult> {
  const read = readFormData(form, schema)
  if (!read.ok) return { reply: read.reply }
  try {
    await work(read.value)
    return { done }
  } catch (thrown) {
    return { reply: mapReplyErrors(read.toErrors(thrown), toFormPath) }
  }
}

/** Creates a record and redirects to its page. A refusal becomes the form's reply. */
export async function createAndRedirect(
  form: FormData,
  create: () => Promise<{ id: string }>,
  pageUrl: (id: string) => string,
): Promise<ActionResult> {
  let id
  try {
    id = (await create()).id
  } catch (thrown) {
    return { reply: toTypedReply(thrown, form) }
  }
  throw redirect(pageUrl(id), 303)
}

/** Throws 400 for an intent that no form of the page posts. */
export function throwUnknownIntent(): never {
  throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
}

/** The file of a form. Without one it is an empty file, which the call refuses in words. */
export function readFormFile(form: FormData, name = 'file'): File {
  const file = form.get(name)
  return file instanceof File ? file : new File([], '')
}
