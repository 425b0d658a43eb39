import type { Api } from '#modules/client.ts'
import { staffVerificationCalls } from '#modules/people/verification/staff-contract.ts'
import type { ActionResult } from '../shared/action-result.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/run-action.ts'

/** Runs a form of a submission's page: `review`, `ask`, `approve`, `reject`. */
export async function handleVerificationIntent(
  { staffVerification: verification }: Pick<Api, 'staffVerification'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const intent = form.get('intent')
  switch (intent) {
    case 'review':
      return runAction(form, 'Anda memeriksa pengajuan ini.', () => verification.review({ id }))
    case 'ask':
      return runFormAction(
        form,
        staffVerificationCalls.ask.body,
        'Pembeli sudah kami minta melengkapi.',
        (body) => verification.ask({ id, body }),
      )
    case 'approve':
    case 'reject': {
      const body = readDecision(form, intent === 'approve')
      // Both buttons belong to one form, so its reply has one intent.
      form.set('intent', 'decide')
      return runAction(
        form,
        body.approve ? 'Perusahaan terverifikasi.' : 'Pengajuan ditolak.',
        () => verification.decide({ id, body }),
      )
    }
    default:
      return throwUnknownIntent()
  }
}

const readDecision = (form: FormData, approve: boolean) => ({
  approve,
  reason: String(form.get('reason') ?? '') || undefined,
  documents: form.getAll('document').map((id) => ({
    id: String(id),
    accepted: form.get(`accepted-${String(id)}`) !== 'no',
    reason: String(form.get(`reason-${String(id)}`) ?? '') || undefined,
  })),
})
