import { staffStateNames } from '#modules/people/staff/rules.ts'
import { formatDateTime } from '#platform/format.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { staffStateTones } from '#web/shared/status-badges/staff.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { FactList } from '../shared/fact-list.tsx'
import { handleMemberIntent } from './actions.ts'
import { MemberActions, RolesForm } from './member-actions.tsx'
import { buildListUrl } from '../shared/lists/list-query.ts'
import { useStaff } from '../shared/staff.ts'
import type { Route } from './+types/member'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.name ?? 'Staf')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(apiContext).staffMembers.show({ id: params.id })

export async function action({ context, request, params }: Route.ActionArgs) {
  const result = await handleMemberIntent(
    context.get(apiContext),
    params.id,
    await readPostedForm(request),
  )
  return respond(request, result, `/backoffice/staf/${params.id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** One member of staff: details, roles and actions. */
export default function MemberPage({ loaderData: member, actionData }: Route.ComponentProps) {
  const isSelf = useStaff().id === member.id
  const memberProps = { member, isSelf, reply: actionData }
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/staf" variant="ghost" size="small" icon="chevron-left">
        Semua staf
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere">{member.name}</h1>
        <Badge tone={staffStateTones[member.state]}>{staffStateNames[member.state]}</Badge>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Card title="Staf">
            <FactList
              facts={[
                ['Email', member.email],
                ['Ditambahkan', formatDateTime(member.createdAt)],
                ['Terakhir terlihat', member.lastSeenAt && formatDateTime(member.lastSeenAt)],
                ...(member.suspendedAt
                  ? ([['Ditangguhkan', formatDateTime(member.suspendedAt)]] as const)
                  : []),
              ]}
            />
            <TextLink
              to={`/backoffice/audit${buildListUrl({ search: member.name })}`}
              className="mt-2"
            >
              Yang tercatat di audit
            </TextLink>
          </Card>
          <MemberActions {...memberProps} />
        </div>
        <RolesForm {...memberProps} />
      </div>
    </div>
  )
}
