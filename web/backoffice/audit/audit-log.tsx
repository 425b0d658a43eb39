import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { EmptyList } from '../shared/empty-list.tsx'
import { ListHeader } from '../shared/list-header.tsx'
import { readListQuery } from '../shared/list-query.ts'
import { SearchBar } from '../shared/search-bar.tsx'
import { AuditEntryItem } from './audit-entry.tsx'
import type { Route } from './+types/audit-log'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Audit')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, search } = readListQuery(url, { maxSearch: 200 })
  return { list: await context.get(apiContext).audit.list({ query }), search }
}

export default function AuditLog({ loaderData: { list, search } }: Route.ComponentProps) {
  return (
    <>
      <ListHeader title="Audit">
        <SearchBar
          search={search}
          label="Cari nama staf, tindakan, atau nomor"
          placeholder="Nama staf, tindakan, nomor"
        />
      </ListHeader>
      {list.results.length === 0 ? (
        <EmptyList
          icon="scroll-text"
          isFiltered={search !== ''}
          filteredText="Coba nama staf, tindakan, atau nomor pesanan."
          resetLabel="Lihat semua"
          title="Belum ada perubahan"
          text="Setiap perubahan oleh staf tercatat di sini."
        />
      ) : (
        <>
          <ul>
            {list.results.map((entry) => (
              <AuditEntryItem key={entry.id} entry={entry} />
            ))}
          </ul>
          <div className="px-4 py-3 md:px-6">
            <Pagination {...list} label="Halaman audit" />
          </div>
        </>
      )}
    </>
  )
}
