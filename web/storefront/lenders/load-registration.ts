import { redirect } from 'react-router'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { LENDER_STEPS, type LenderStepName } from '#modules/finance/lenders/rules/steps.ts'
import {
  buildRegistrationPath,
  buildRegistrationSuccessPath,
} from '#modules/finance/lenders/rules/registration-path.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { apiContext, sessionContext, type PageContext } from '#web/context.ts'
import { pickLenderCalls, type LenderApplication } from './lender-calls.ts'

type PageRequest = { context: PageContext; url: URL }

export type RegistrationData = Awaited<ReturnType<typeof loadRegistration>>

/** An application where it can be filled in; one that was sent is looked at on its own page. The page is open to everyone. */
export async function loadRegistration({ context, url }: PageRequest, lender: LenderCode) {
  const about = { lender, lenderName: lenderNames[lender], key: crypto.randomUUID() }
  if (context.get(sessionContext).state !== 'authenticated')
    return { ...about, obstacle: 'signed_out' as const }
  const api = context.get(apiContext)
  const { companyId, canApply, results } = await api.lenders.limits()
  const known = results.find((each) => each.lender === lender)
  const isDown = known?.isDown ?? false
  if (!companyId) return { ...about, obstacle: 'unverified' as const }
  if (!canApply) return { ...about, obstacle: 'not_owner' as const }
  const application = known?.applicationId
    ? await pickLenderCalls(api, lender).step({ id: known.applicationId, query: {} })
    : undefined
  const isClosed = application && !application.isEditable && application.status !== 'declined'
  if (isClosed) throw redirect(buildRegistrationSuccessPath(lender))
  const open = application?.isEditable ? application : undefined
  const step = findStep(url.searchParams.get('langkah'), open)
  if (!step) throw redirect(`${buildRegistrationPath(lender)}?langkah=${open?.step ?? 'kebutuhan'}`)
  const postalCode = open?.answers.address.postalCode ?? ''
  const areas =
    step === 'alamat' && /^\d{5}$/.test(postalCode)
      ? (await api.credilinq.addresses({ query: { country: 'indonesia', postalCode } })).results
      : []
  const profile = step === 'penanggung-jawab' ? await api.customers.profile() : undefined
  const applicant = { name: profile?.name ?? '', phone: profile?.phone ?? '' }
  return { ...about, obstacle: null, isDown, application: open, step, areas, applicant }
}

/** The step of the URL; undefined where it is none, or cannot be filled in yet. */
function findStep(
  name: string | null,
  application: LenderApplication | undefined,
): LenderStepName | undefined {
  const found = LENDER_STEPS.find((step) => step.name === name)?.name
  // The first step begins the application.
  return application || found === 'kebutuhan' ? found : undefined
}
