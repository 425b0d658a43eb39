import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { readFormData, toFormErrors, collectFormValues } from '#web/form.ts'
import { staffVerificationCalls } from '#modules/people/verification/contract.ts'
import type { ActionResult } from '../shared/respond.ts'

/** Does what a form of the verification desk asks: `review`, `ask`, `approve`, `reject`. */
export async function handleVerificationIntent(
  { staffVerification: verification }: Pick<Api, 'staffVerification'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const intent = String(form.get('intent') ?? '')
  try {
    switch (intent) {
      case 'review':
        await verification.review({ id })
        return { done: 'Anda memeriksa pengajuan ini.' }
      case 'ask': {
        const read = readFormData(form, staffVerificationCalls.ask.body)
        if (!read.ok) return { reply: read.reply }
        await verification.ask({ id, body: read.value })
        return { done: 'Pembeli sudah kami minta melengkapi.' }
      }
      case 'approve':
      case 'reject':
        await verification.decide({ id, body: readDecision(form, intent === 'approve') })
        return { done: intent === 'approve' ? 'Perusahaan terverifikasi.' : 'Pengajuan ditolak.' }
      default:
        throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
    }
  } catch (thrown) {
    return { reply: toFormErrors(thrown, shownAgain(form)) }
  }
}

// Both buttons of the decision belong to one form.
const shownAgain = (form: FormData) => ({
  ...collectFormValues(form),
  intent: [form.get('intent') === 'ask' ? 'ask' : 'decide'],
})

const readDecision = (form: FormData, approve: boolean) => ({
  approve,
  reason: String(form.get('reason') ?? '') || undefined,
  documents: form.getAll('document').map((id) => ({
    id: String(id),
    accepted: form.get(`accepted-${String(id)}`) !== 'no',
    reason: String(form.get(`reason-${String(id)}`) ?? '') || undefined,
  })),
})
