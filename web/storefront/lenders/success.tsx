import { requireSignedInToSend } from '#web/access.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { confirmLimit, isLimitIntent } from './confirm-limit.ts'
import { agree, loadOutcome } from './load-outcome.ts'
import { OutcomePage } from './outcome-page.tsx'
import { OutcomeSignIn } from './outcome-sign-in.tsx'
import { readLender } from './paths.ts'
import type { Route } from './+types/success'

export const middleware = [requireSignedInToSend]

export const handle = { uploads: { calls: ['koinworks.validateCode'] } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pembiayaan')

export const loader = ({ context, url }: Route.LoaderArgs) => loadOutcome(context, readLender(url))

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  return isLimitIntent(form.get('intent'))
    ? confirmLimit(context, form)
    : agree(context, readLender(url), form)
}

export const shouldRevalidate = revalidateOnConflict

/** The page of each lender's own address. */
export default function RegistrationSuccess({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <OutcomePage outcome={loaderData} reply={actionData} /> : <OutcomeSignIn />
}
