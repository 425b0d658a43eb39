import { AccountStatus, accountStatusNames } from '#modules/people/identity/rules/accounts.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmptyList } from '../shared/empty-list.tsx'
import { ListFooter } from '../shared/list-footer.tsx'
import { readListQuery } from '../shared/list-query.ts'
import { StatusListHeader } from '../shared/status-list-header.tsx'
import { AccountRows } from './account-rows.tsx'
import type { Route } from './+types/accounts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Akun pembeli')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, status, search } = readListQuery(url, { statuses: AccountStatus })
  return { list: await context.get(apiContext).staffAccounts.list({ query }), status, search }
}

const TABS = [
  { status: undefined, label: 'Semua' },
  ...AccountStatus.map((status) => ({ status, label: accountStatusNames[status] })),
]

/** The buyers' accounts, newest first; a search covers name, e-mail, phone and company. */
export default function Accounts({ loaderData: { list, status, search } }: Route.ComponentProps) {
  const { results, ...pages } = list
  return (
    <>
      <StatusListHeader
        title="Akun pembeli"
        tabs={TABS}
        tabsLabel="Status akun"
        status={status}
        search={search}
        searchLabel="Cari nama, email, ponsel, atau perusahaan"
        searchPlaceholder="Nama, email, ponsel, perusahaan"
      />
      {results.length === 0 ? (
        <EmptyList
          icon="user-search"
          isFiltered={Boolean(search || status)}
          filteredText="Coba sebagian nama, nomor ponsel tanpa 0, atau status yang lain."
          resetTo="/backoffice/akun"
          resetLabel="Lihat semua akun"
          title="Belum ada akun"
          text="Akun muncul di sini begitu seorang pembeli mendaftar."
        />
      ) : (
        <>
          <AccountRows rows={results} />
          <ListFooter {...pages} noun="akun" label="Halaman akun" />
        </>
      )}
    </>
  )
}
