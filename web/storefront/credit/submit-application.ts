import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { AmountField } from '#web/shared/amount-field.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { readFormData, toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { DOCUMENT_FIELDS } from './document-fields.ts'

const ApplicationForm = z.object({
  amount: AmountField,
  note: z.string().trim().max(500).optional(),
})

/** Uploads the documents and applies for the limit. */
export async function submitApplication(context: PageContext, form: FormData) {
  const fields = new FormData()
  for (const name of ['amount', 'note']) fields.set(name, String(form.get(name) ?? ''))
  const read = readFormData(fields, ApplicationForm)
  if (!read.ok) return read.reply
  const api = context.get(apiContext)
  try {
    const files = await uploadDocuments(api, form)
    await api.credit.apply({ body: { ...read.value, files } }, readIdempotencyKey(form))
  } catch (thrown) {
    const { data: reply, init } = toFormErrors(thrown, collectFormValues(form))
    const errors = Object.entries(reply.errors).map(([path, text]) => [
      path === 'file' ? 'files' : path.replace(/^amount\..*/, 'amount'),
      text,
    ])
    return data({ ...reply, errors: Object.fromEntries(errors) }, init ?? {})
  }
  return redirect('/profile/limit-kredit', 303)
}

async function uploadDocuments({ files }: Api, form: FormData): Promise<string[]> {
  const ids: string[] = []
  for (const name of DOCUMENT_FIELDS) {
    const file = form.get(name)
    if (file instanceof File && file.size > 0)
      ids.push((await files.upload({ form: {}, files: { file } })).id)
  }
  return ids
}
