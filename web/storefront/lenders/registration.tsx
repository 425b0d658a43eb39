import { requireSignedInToSend } from '#web/access.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { loadRegistration } from './load-registration.ts'
import { readLender } from './paths.ts'
import { RegistrationPage } from './registration-page.tsx'
import { saveRegistration } from './save-registration.ts'
import type { Route } from './+types/registration'

export const middleware = [requireSignedInToSend]

export const handle = { uploads: { calls: ['files.upload'], perForm: 3 } } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pembiayaan')

export const loader = (args: Route.LoaderArgs) => loadRegistration(args, readLender(args.url))

export async function action({ context, request, url }: Route.ActionArgs) {
  return saveRegistration(context, readLender(url), await readPostedForm(request))
}

/** The page of each lender's own address. */
export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  return <RegistrationPage registration={loaderData} actionData={actionData} />
}
