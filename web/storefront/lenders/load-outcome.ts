import { redirect } from 'react-router'
import {
  buildRegistrationPath,
  buildRegistrationSuccessPath,
} from '#modules/finance/lenders/rules/registration-path.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { apiContext, sessionContext, shopContext, type PageContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { loadDemoCode } from './demo-code.ts'
import { pickAgreementCall, pickLenderCalls } from './lender-calls.ts'

/** What became of the application that was sent; without one it is still to be filled in. Null for a visitor. */
export async function loadOutcome(context: PageContext, lender: LenderCode) {
  if (context.get(sessionContext).state !== 'authenticated') return null
  const api = context.get(apiContext)
  const { results } = await api.lenders.limits()
  const known = results.find((each) => each.lender === lender)
  if (!known?.applicationId) throw redirect(buildRegistrationPath(lender))
  const calls = pickLenderCalls(api, lender)
  const application = await calls.step({ id: known.applicationId, query: {} })
  if (application.status === 'draft') throw redirect(buildRegistrationPath(lender))
  const { limit, used, free } = known
  const mayConfirm = application.status === 'agreement_sent' && application.wantsCode
  const sentCode = mayConfirm ? application.sentCode : null
  const demoMessage = sentCode && (await loadDemoCode(api, context.get(shopContext).demo))
  return { application, limit, used, free, sentCode, demoMessage, key: crypto.randomUUID() }
}
export type Outcome = NonNullable<Awaited<ReturnType<typeof loadOutcome>>>

/** Agrees to the agreement of the lender. */
export async function agree(context: PageContext, lender: LenderCode, form: FormData) {
  const id = String(form.get('id') ?? '')
  const body = { data: { id, agree: (form.get('agree') === 'yes') as true } }
  try {
    const { sendAgreement } = pickAgreementCall(context.get(apiContext), lender)
    await sendAgreement({ body }, readIdempotencyKey(form))
  } catch (thrown) {
    return toFormErrors(thrown)
  }
  return redirect(buildRegistrationSuccessPath(lender), 303)
}
