import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { readFormData, refusal, valuesOf } from '#web/form.ts'
import { staffVerificationCalls } from '#modules/verification/contract.ts'
import type { Acted } from '../parts/done.ts'

/** Does what a form of the verification desk asks: `review`, `ask`, `approve`, `reject`. */
export async function act(
  { staffVerification: desk }: Pick<Api, 'staffVerification'>,
  id: string,
  form: FormData,
): Promise<Acted> {
  const intent = String(form.get('intent') ?? '')
  try {
    switch (intent) {
      case 'review':
        await desk.review({ id })
        return { done: 'Anda memeriksa pengajuan ini.' }
      case 'ask': {
        const read = readFormData(form, staffVerificationCalls.ask.body)
        if (!read.ok) return { reply: read.reply }
        await desk.ask({ id, body: read.value })
        return { done: 'Pembeli sudah kami minta melengkapi.' }
      }
      case 'approve':
      case 'reject':
        await desk.decide({ id, body: decisionIn(form, intent === 'approve') })
        return { done: intent === 'approve' ? 'Perusahaan terverifikasi.' : 'Pengajuan ditolak.' }
      default:
        throw data({ message: 'Langkah ini tidak dikenal.' }, 400)
    }
  } catch (thrown) {
    return { reply: refusal(thrown, shownAgain(form)) }
  }
}

// Both buttons of the decision belong to one form.
const shownAgain = (form: FormData) => ({
  ...valuesOf(form),
  intent: [form.get('intent') === 'ask' ? 'ask' : 'decide'],
})

const decisionIn = (form: FormData, approve: boolean) => ({
  approve,
  reason: String(form.get('reason') ?? '') || undefined,
  documents: form.getAll('document').map((id) => ({
    id: String(id),
    accepted: form.get(`accepted-${String(id)}`) !== 'no',
    reason: String(form.get(`reason-${String(id)}`) ?? '') || undefined,
  })),
})
