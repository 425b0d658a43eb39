import { ScrollText } from 'lucide-react'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { AuditEntryItem } from './audit-entry.tsx'
import { ListHeader } from '../shared/list-header.tsx'
import { SearchBar, readListSearch } from '../shared/search-bar.tsx'
import type { Route } from './+types/audit-log'

const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Audit')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, search } = readListSearch(request)
  const query = { page, count: ROWS, ...(search ? { search } : {}) }
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
        <EmptyState
          icon={ScrollText}
          title={search ? 'Tidak ada yang cocok' : 'Belum ada perubahan'}
          text={
            search
              ? 'Coba nama staf, tindakan, atau nomor pesanan.'
              : 'Setiap perubahan oleh staf tercatat di sini.'
          }
        >
          {search && (
            <ButtonLink to="?" variant="outlined">
              Lihat semua
            </ButtonLink>
          )}
        </EmptyState>
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
