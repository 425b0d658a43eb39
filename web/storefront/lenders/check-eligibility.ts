import { redirect } from 'react-router'
import { apiContext, type PageContext } from '#web/context.ts'
import { readFormData } from '#web/form.ts'
import { pickLenderCalls } from './lender-calls.ts'
import { mayBegin } from './may-begin.ts'
import { NeedForm, replyAtFields, withoutOwnFields } from './save-registration.ts'

/** Asks every lender at which the company may begin whether it lends, and begins an application there. */
export async function checkEligibility(context: PageContext, form: FormData, path: string) {
  const api = context.get(apiContext)
  try {
    // Asked first: an ended session leads to sign-in, whatever was typed.
    const { results } = await api.lenders.limits()
    const read = readFormData(withoutOwnFields(form), NeedForm)
    if (!read.ok) return read.reply
    // In parallel: a silent lender must not delay the others.
    await Promise.all(
      results.map(({ lender, status }) =>
        mayBegin(status) ? pickLenderCalls(api, lender).eligibility({ body: read.value }) : null,
      ),
    )
  } catch (thrown) {
    return replyAtFields(thrown, form)
  }
  return redirect(path, 303)
}
