import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { Api } from '#modules/client.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { flagDescribers, readTargeting } from './flag-fields.ts'
import { FlagForm } from './flag-form.tsx'
import type { Route } from './+types/flags'

type ChangeBody = Parameters<Api['staffFlags']['change']>[0]['body']

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Sakelar fitur')

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).staffFlags.list()

/** The intent is `change <key>`. */
export async function action({ context, request }: Route.ActionArgs) {
  const { staffFlags } = context.get(apiContext)
  const form = await readPostedForm(request)
  const [, key = ''] = String(form.get('intent') ?? '').split(' ')
  const { body, toFormPath } = readTargeting(form)
  const result = await saveEdit(form, {
    done: 'Sakelar tersimpan dan langsung berlaku.',
    body: body as ChangeBody,
    describers: flagDescribers,
    toFormPath,
    save: (targeting, { values }) =>
      staffFlags.change({ key, body: { ...targeting, seen: values as ChangeBody['seen'] } }),
  })
  return respond(request, result, '/backoffice/sakelar')
}

export const shouldRevalidate = revalidateOnConflict

/** Who gets which variant of each feature flag. */
export default function Flags({ loaderData: { results }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-line bg-face px-4 py-3 md:px-6">
        <h1>Sakelar fitur</h1>
      </header>
      <div className="grid max-w-4xl gap-4 px-4 py-4 pb-10 md:px-6">
        {results.map((flag) => (
          <Card
            key={flag.key}
            title={flag.label}
            action={!flag.isChanged && <Badge tone="neutral">Bawaan</Badge>}
          >
            <p className="mb-4 text-14 text-ink-2">
              {flag.description} <code lang="en">{flag.key}</code>
            </p>
            <FlagForm flag={flag} reply={actionData} />
          </Card>
        ))}
      </div>
    </>
  )
}
