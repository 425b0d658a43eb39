import { UserSearch } from 'lucide-react'
import { accountStatusBadge } from '#modules/operations/accounts-admin/rules.ts'
import { AccountStatus } from '#modules/people/identity/rules/accounts.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { AccountRows } from './account-rows.tsx'
import { ListHeader } from '../shared/list-header.tsx'
import { buildListUrl, SearchBar, readListSearch } from '../shared/search-bar.tsx'
import type { Route } from './+types/accounts'

const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Akun pembeli')

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const status = AccountStatus.find((each) => each === url.searchParams.get('status'))
  const { page, search: rawSearch } = readListSearch(request)
  const search = rawSearch.slice(0, 100)
  const list = await context.get(apiContext).staffAccounts.list({
    query: { page, count: ROWS, ...(status ? { status } : {}), ...(search ? { search } : {}) },
  })
  return { list, status, search }
}

/** Who buys here, the newest first; found by name, mail, phone or company. */
export default function Accounts({ loaderData: { list, status, search } }: Route.ComponentProps) {
  const tabs = [undefined, ...AccountStatus]
  return (
    <>
      <ListHeader
        title="Akun pembeli"
        tabs={{
          label: 'Status akun',
          items: tabs.map((each) => ({
            to: buildListUrl({ status: each, search }),
            label: each ? accountStatusBadge[each].name : 'Semua',
            current: each === status,
          })),
        }}
      >
        <SearchBar
          search={search}
          label="Cari nama, email, ponsel, atau perusahaan"
          placeholder="Nama, email, ponsel, perusahaan"
          preserved={{ status }}
        />
      </ListHeader>
      {list.results.length === 0 ? (
        <NoAccounts isFiltered={Boolean(search || status)} />
      ) : (
        <>
          <AccountRows rows={list.results} />
          <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 md:px-6">
            <p className="num flex-1 text-14 text-ink-2">
              {list.totalIsExact ? list.total : `lebih dari ${list.total}`} akun
            </p>
            <Pagination {...list} label="Halaman akun" />
          </footer>
        </>
      )}
    </>
  )
}

const NoAccounts = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      icon={UserSearch}
      title="Tidak ada yang cocok"
      text="Coba sebagian nama, nomor ponsel tanpa 0, atau status yang lain."
    >
      <ButtonLink to="/backoffice/akun" variant="outlined">
        Lihat semua akun
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      icon={UserSearch}
      title="Belum ada akun"
      text="Akun muncul di sini begitu seorang pembeli mendaftar."
    />
  )
