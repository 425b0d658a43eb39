import { AccountStatus, accountStatusNames } from '#modules/people/identity/rules/accounts.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { loadStatusList } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { StatusListHeader } from '../shared/lists/status-list-header.tsx'
import { AccountItem } from './account-item.tsx'
import type { Route } from './+types/accounts'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Akun pembeli')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStatusList(url, AccountStatus, (query) =>
    context.get(apiContext).staffAccounts.list({ query }),
  )

const TABS = [
  { status: undefined, label: 'Semua' },
  ...AccountStatus.map((status) => ({ status, label: accountStatusNames[status] })),
]

/** The buyers' accounts, newest first; a search covers name, e-mail, phone and company. */
export default function Accounts({ loaderData: { list, status, search } }: Route.ComponentProps) {
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
      <PagedList
        list={list}
        label="Halaman akun"
        noun="akun"
        empty={
          <EmptyList
            icon="user-search"
            isFiltered={Boolean(search || status)}
            filteredText="Coba sebagian nama, nomor ponsel tanpa 0, atau status yang lain."
            resetTo="/backoffice/akun"
            resetLabel="Lihat semua akun"
            title="Belum ada akun"
            text="Akun muncul di sini begitu seorang pembeli mendaftar."
          />
        }
      >
        {(account) => <AccountItem key={account.id} account={account} />}
      </PagedList>
    </>
  )
}
