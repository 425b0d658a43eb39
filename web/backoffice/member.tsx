import { ChevronLeft } from 'lucide-react'
import { memberLook } from '#modules/staff/rules.ts'
import { formatMoment } from '#platform/format.ts'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { answered } from './parts/done.ts'
import { FactList } from './parts/fact-list.tsx'
import { act } from './members/act.ts'
import { MemberActions, RolesForm } from './members/actions.tsx'
import { listAddress } from './parts/search-line.tsx'
import { useStaff } from './staff.ts'
import type { Route } from './+types/member.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.name ?? 'Staf')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(apiContext).staffMembers.show({ id: params.id })

export async function action({ context, request, params }: Route.ActionArgs) {
  const acted = await act(context.get(apiContext), params.id, await request.formData())
  return answered(request, acted, `/backoffice/staf/${params.id}`)
}

export const shouldRevalidate = afterRefusal

/** One member of staff: roles, a way to a password, and whether they may come in. */
export default function MemberPage({ loaderData: member, actionData }: Route.ComponentProps) {
  const own = useStaff().id === member.id
  const look = memberLook[member.state]
  const part = { member, own, reply: actionData }
  return (
    <div className="px-4 pb-10 md:px-6">
      <ButtonLink to="/backoffice/staf" variant="ghost" size="small" icon={ChevronLeft}>
        Semua staf
      </ButtonLink>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere">{member.name}</h1>
        <Badge tone={look.tone}>{look.name}</Badge>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Card title="Staf">
            <FactList
              facts={[
                ['Email', member.email],
                ['Ditambahkan', formatMoment(member.createdAt)],
                ['Terakhir terlihat', member.lastSeenAt && formatMoment(member.lastSeenAt)],
                ...(member.suspendedAt
                  ? ([['Ditangguhkan', formatMoment(member.suspendedAt)]] as const)
                  : []),
              ]}
            />
            <TextLink
              to={`/backoffice/audit${listAddress({ search: member.name })}`}
              className="mt-2"
            >
              Yang tercatat di audit
            </TextLink>
          </Card>
          <MemberActions {...part} />
        </div>
        {/* What another admin changed meanwhile is ticked as it is now. */}
        <RolesForm key={member.roles.join()} {...part} />
      </div>
    </div>
  )
}
