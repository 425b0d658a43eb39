import { apiContext, type PageContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'

/** Sends the proof that `PaymentProofForm` posts; responds with its errors, or with nothing. */
export async function sendProof(context: PageContext, form: FormData) {
  const file = form.get('file')
  const note = String(form.get('note') ?? '')
  try {
    await context.get(apiContext).payments.sendProof({
      id: String(form.get('invoice')),
      form: { note: note || undefined },
      files: { file: file instanceof File ? file : new File([], '') },
    })
  } catch (thrown) {
    return toFormErrors(thrown, { intent: ['proof'], note: [note] })
  }
  return undefined
}
