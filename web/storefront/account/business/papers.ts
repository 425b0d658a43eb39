import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { documentNames, type DocumentKind } from '#modules/verification/rules.ts'
import type { FormReply } from '#web/form-reply.ts'
import { refusal } from '#web/form.ts'
import { STEPS } from './steps.ts'

type Paper = { kind: DocumentKind; fileId: string }

/** Sends each chosen file; one that is refused is told at its field and leaves the others. */
export async function sendPapers(files: Api['files'], form: FormData) {
  const documents: Paper[] = []
  const errors: FormReply['errors'] = {}
  for (const kind of documentNames) {
    const file = form.get(`file-${kind}`)
    if (!(file instanceof File) || file.size === 0) continue
    try {
      documents.push({ kind, fileId: (await files.uploadDocument({ files: { file } })).id })
    } catch (thrown) {
      const { message, errors: at } = refusal(thrown).data
      errors[`file-${kind}`] = at['file'] ?? message
    }
  }
  return { documents, errors }
}

/** The reply where a file was refused: the others are kept, so that only this one is chosen again. */
export const refusedPapers = (errors: FormReply['errors'], kept: number) =>
  data(
    {
      message:
        kept > 0
          ? 'Ada berkas yang tidak bisa diterima. Yang lain sudah tersimpan.'
          : 'Ada berkas yang tidak bisa diterima.',
      code: 'form.invalid',
      errors,
      values: {},
    } satisfies FormReply,
    { status: 422 },
  )

/** What is missing for sending, at the papers' fields; other steps are named in the sentence. */
export function refusedSending(thrown: unknown) {
  const { data: reply, init } = refusal(thrown)
  const open = STEPS.filter(({ part }) =>
    Object.keys(reply.errors).some((path) => path.startsWith(`${part}.`) && part !== 'documents'),
  ).map(({ label }) => label)
  const errors = Object.fromEntries(
    Object.entries(reply.errors).map(([path, sentence]) => [
      path.replace(/^documents\.(?=[a-z])/, 'file-'),
      sentence,
    ]),
  )
  const message =
    open.length > 0
      ? `${reply.message} Lengkapi dulu langkah ${open.join(' dan ')}.`
      : reply.message
  return data({ ...reply, message, errors } satisfies FormReply, init ?? {})
}
