import { createHash } from 'node:crypto'
import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'

const FIELD = 'poFile'

/**
 * Uploads the purchase order that a form brings; undefined where it brings none. Who sends the form again, after a lost
 * answer or a refusal, gets the same upload for the same file: the order is then the same request.
 */
export async function uploadPoFile(
  { files }: Pick<Api, 'files'>,
  form: FormData,
): Promise<string | undefined> {
  const file = form.get(FIELD)
  if (!(file instanceof File) || file.size === 0) return undefined
  const { key } = readIdempotencyKey(form)
  const digest = createHash('sha256')
    .update(await file.bytes())
    .digest('hex')
  const { id } = await files.upload(
    { form: { purpose: 'purchase-order' }, files: { file } },
    key ? { key: `${key.slice(0, 60)} ${digest.slice(0, 32)}` } : {},
  )
  return id
}

/** The form's other fields, for the schema that reads them. */
export function withoutPoFile(form: FormData): FormData {
  const fields = new FormData()
  for (const [name, value] of form) if (name !== FIELD) fields.append(name, value)
  return fields
}

/** The reply to a form whose file was refused, or that lacks it, with the sentence at its field. */
export function replyAtPoFile(thrown: unknown, form: FormData) {
  const { data: reply, init } = toFormErrors(thrown, collectFormValues(form))
  const errors = Object.entries(reply.errors).map(([path, text]) => [
    path === 'file' || path === 'poFileId' ? FIELD : path,
    text,
  ])
  return data({ ...reply, errors: Object.fromEntries(errors) }, init ?? {})
}
