import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { createAndRedirect, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { respond } from '../shared/actions/action-result.ts'
import { InviteForm } from './invite-form.tsx'
import { readRoles } from './read-roles.ts'
import { MemberItem } from './member-item.tsx'
import { ListHeader } from '../shared/lists/list-header.tsx'
import { readListQuery } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import type { Route } from './+types/members'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Staf')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, search } = readListQuery(url, { count: 30 })
  return { list: await context.get(apiContext).staffMembers.list({ query }), search }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  if (form.get('intent') !== 'invite') return throwUnknownIntent()
  const body = {
    name: String(form.get('name') ?? ''),
    email: String(form.get('email') ?? ''),
    roles: readRoles(form),
  }
  const invite = () => context.get(apiContext).staffMembers.invite({ body })
  return respond(
    request,
    await createAndRedirect(form, invite, (id) => `/backoffice/staf/${id}`),
    '/backoffice/staf',
  )
}

export const shouldRevalidate = revalidateOnConflict

/** The members of staff with their roles, and the form that invites another. */
export default function Members({
  loaderData: { list, search },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ListHeader title="Staf">
        <SearchBar search={search} label="Cari nama atau email staf" placeholder="Nama, email" />
      </ListHeader>
      <PagedList
        list={list}
        label="Halaman staf"
        empty={
          <EmptyState
            icon="id-card"
            title="Tidak ada yang cocok"
            text="Coba sebagian nama atau email."
          >
            <ButtonLink to="/backoffice/staf" variant="outlined">
              Lihat semua staf
            </ButtonLink>
          </EmptyState>
        }
      >
        {(member) => <MemberItem key={member.id} member={member} />}
      </PagedList>
      <div className="px-4 pb-10 md:px-6">
        <InviteForm reply={actionData} />
      </div>
    </>
  )
}
