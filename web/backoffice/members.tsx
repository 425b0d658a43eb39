import { IdCard } from 'lucide-react'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { adding, unknownStep } from './parts/acting.ts'
import { answered } from './parts/done.ts'
import { InviteForm } from './members/invite-form.tsx'
import { rolesIn } from './members/roles-in.ts'
import { MemberRows } from './members/rows.tsx'
import { ListHead } from './parts/list-head.tsx'
import { SearchLine, searchOf } from './parts/search-line.tsx'
import type { Route } from './+types/members.ts'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Staf')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, search: typed } = searchOf(request)
  const search = typed.slice(0, 100)
  const query = { page, count: ROWS, ...(search ? { search } : {}) }
  return { list: await context.get(apiContext).staffMembers.list({ query }), search }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get('intent') !== 'invite') return unknownStep()
  const body = {
    name: String(form.get('name') ?? ''),
    email: String(form.get('email') ?? ''),
    roles: rolesIn(form),
  }
  const invite = () => context.get(apiContext).staffMembers.invite({ body })
  return answered(
    request,
    await adding(form, invite, (id) => `/backoffice/staf/${id}`),
    '/backoffice/staf',
  )
}

export const shouldRevalidate = afterRefusal

/** Who works here, in which roles, and whoever is invited next. */
export default function Members({
  loaderData: { list, search },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ListHead title="Staf">
        <SearchLine search={search} label="Cari nama atau email staf" placeholder="Nama, email" />
      </ListHead>
      {list.results.length === 0 ? (
        <EmptyState
          icon={IdCard}
          title="Tidak ada yang cocok"
          text="Coba sebagian nama atau email."
        >
          <ButtonLink to="/backoffice/staf" variant="outlined">
            Lihat semua staf
          </ButtonLink>
        </EmptyState>
      ) : (
        <MemberRows rows={list.results} />
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman staf" />
      </div>
      <div className="px-4 pb-10 md:px-6">
        <InviteForm reply={actionData} />
      </div>
    </>
  )
}
