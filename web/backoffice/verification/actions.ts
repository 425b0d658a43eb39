import type { Api } from '#modules/client.ts'
import { staffVerificationCalls } from '#modules/people/verification/staff-contract.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

/** Runs a form of a submission's page: `review`, `ask`, `approve`, `reject`. */
export async function handleVerificationIntent(
  { staffVerification: verification }: Pick<Api, 'staffVerification'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const intent = form.get('intent')
  switch (intent) {
    case 'review':
      return runAction(form, 'Anda mulai memeriksa pengajuan ini.', () =>
        verification.review({ id }),
      )
    case 'ask':
      return runFormAction(
        form,
        staffVerificationCalls.ask.body,
        'Permintaan terkirim ke pembeli lewat email.',
        (body) => verification.ask({ id, body }),
      )
    case 'approve':
    case 'reject': {
      const body = readDecision(form, intent === 'approve')
      // Both buttons belong to one form, so its reply has one intent.
      form.set('intent', 'decide')
      return runAction(form, describeDecision(body), () => verification.decide({ id, body }))
    }
    default:
      return throwUnknownIntent()
  }
}

/** What was done, as the toast says it. */
function describeDecision({ approve, documents }: ReturnType<typeof readDecision>): string {
  if (approve) return 'Perusahaan terverifikasi, dan pembeli kami kabari lewat email.'
  const refused = documents.filter(({ accepted }) => accepted === false).length
  const what = refused > 0 ? `, ${refused} dokumen ditolak` : ''
  return `Pengajuan dikembalikan untuk diperbaiki${what}. Pembeli kami kabari lewat email.`
}

const decisions: Record<string, boolean | undefined> = { yes: true, no: false }

const readDecision = (form: FormData, approve: boolean) => ({
  approve,
  reason: String(form.get('reason') ?? '') || undefined,
  documents: form.getAll('document').map((id, at) => ({
    id: String(id),
    accepted: decisions[String(form.get(`documents.${at}.accepted`) ?? '')],
    reason: String(form.get(`documents.${at}.reason`) ?? '') || undefined,
  })),
})
