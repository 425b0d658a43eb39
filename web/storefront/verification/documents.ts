import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import {
  documentKindNames,
  documentKinds,
  listDocumentFileKinds,
  type CompanyDocumentKind,
} from '#modules/people/verification/rules.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { toFormErrors } from '#web/form.ts'
import { STEPS } from './steps.ts'

type UploadedDocument = { kind: CompanyDocumentKind; fileId: string }

/**
 * Uploads each chosen file; a refused one gets a message at its field and does not affect the
 * others.
 */
export async function uploadDocuments(files: Api['files'], form: FormData) {
  const documents: UploadedDocument[] = []
  const errors: FormErrors['errors'] = {}
  for (const kind of documentKindNames) {
    const file = form.get(`file-${kind}`)
    if (!(file instanceof File) || file.size === 0) continue
    const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
    if (listDocumentFileKinds(kind, [extension]).length === 0) {
      errors[`file-${kind}`] = `${documentKinds[kind].label} dikirim sebagai foto atau PDF.`
      continue
    }
    try {
      documents.push({ kind, fileId: (await files.uploadDocument({ files: { file } })).id })
    } catch (thrown) {
      const { message, errors: fieldErrors } = toFormErrors(thrown).data
      errors[`file-${kind}`] = fieldErrors['file'] ?? message
    }
  }
  return { documents, errors }
}

/**
 * The reply where a file was refused: the others are stored, so that only this one is chosen again.
 */
export const replyWithUploadErrors = (errors: FormErrors['errors'], savedCount: number) =>
  data(
    {
      message:
        savedCount > 0
          ? 'Ada berkas yang tidak bisa diterima. Yang lain sudah tersimpan.'
          : 'Ada berkas yang tidak bisa diterima.',
      code: 'form.invalid',
      errors,
      values: {},
    } satisfies FormErrors,
    { status: 422 },
  )

/** What is missing before submission, at the documents' fields; the sentence names other steps. */
export function replyWithSubmitErrors(thrown: unknown) {
  const { data: reply, init } = toFormErrors(thrown)
  const incompleteSteps = STEPS.filter(({ part }) =>
    Object.keys(reply.errors).some((path) => path.startsWith(`${part}.`) && part !== 'documents'),
  ).map(({ label }) => label)
  const errors = Object.fromEntries(
    Object.entries(reply.errors).map(([path, text]) => [
      path.replace(/^documents\.(?=[a-z])/, 'file-'),
      text,
    ]),
  )
  const message =
    incompleteSteps.length > 0
      ? `${reply.message} Lengkapi dulu langkah ${incompleteSteps.join(' dan ')}.`
      : reply.message
  return data({ ...reply, message, errors } satisfies FormErrors, init ?? {})
}
