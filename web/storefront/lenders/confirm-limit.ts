import { redirect } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import { buildRegistrationSuccessPath } from '#modules/finance/lenders/rules/registration-path.ts'
import { apiContext, type PageContext } from '#web/context.ts'
import { toFormErrors } from '#web/form.ts'
import { codeIntents } from '#web/shared/one-time-code/code-events.ts'
import { readCode } from '#web/shared/one-time-code/read-code.ts'

const { request, submit } = codeIntents.limit

/** What is refused also where it is done already: by a colleague, or by a press whose response was lost. */
const MAYBE_DONE: ReadonlySet<string> = new Set(['code.dead', 'lender.state'])

/** Runs a form with which a company takes its limit at KoinWorks: the code, or the signed contract. */
export async function confirmLimit(context: PageContext, form: FormData) {
  const { koinworks } = context.get(apiContext)
  const id = String(form.get('id') ?? '')
  const intent = form.get('intent')
  try {
    if (intent === request) await koinworks.requestCode({ body: { data: { id } } })
    else if (intent === submit)
      await koinworks.validateCode({ form: { id, code: readCode(form) }, files: {} })
    else {
      const file = form.get('file')
      const contract = file instanceof File ? file : new File([], '')
      const agree = form.get('agree') === 'true'
      await koinworks.validateCode({ form: { id, agree }, files: { contract } })
    }
  } catch (thrown) {
    if (!isCallError(thrown) || !MAYBE_DONE.has(thrown.code)) return toFormErrors(thrown)
    const { codeAt, status } = await koinworks.step({ id, query: {} })
    const isDone = status !== 'agreement_sent' || (intent !== 'contract' && codeAt !== null)
    if (!isDone) return toFormErrors(thrown)
  }
  // A form of the dialog stays on the page, which loads itself again.
  return intent === 'contract'
    ? redirect(buildRegistrationSuccessPath('koinworks'), 303)
    : { ok: true }
}

/** Whether a form of the page is one of those. */
export const isLimitIntent = (intent: unknown): boolean =>
  intent === request || intent === submit || intent === 'contract'
