import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { ListHeader } from '../shared/lists/list-header.tsx'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { AuditEntryItem } from './audit-entry.tsx'
import { AuditFilterForm } from './filter-form.tsx'
import { readAuditQuery } from './query.ts'
import type { Route } from './+types/audit-log'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Audit')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { filter, query } = readAuditQuery(url)
  const { audit } = context.get(apiContext)
  const [list, choices] = await Promise.all([audit.list({ query }), audit.choices()])
  return { list, choices, filter }
}

/** Every change by staff, filtered by days, entity and person. */
export default function AuditLog({ loaderData: { list, choices, filter } }: Route.ComponentProps) {
  return (
    <>
      <ListHeader title="Audit">
        <AuditFilterForm filter={filter} choices={choices} />
      </ListHeader>
      <PagedList
        list={list}
        label="Halaman audit"
        noun="catatan"
        empty={
          <EmptyList
            icon="scroll-text"
            isFiltered={Object.values(filter).some((each) => each !== '')}
            filteredText="Longgarkan tanggalnya, pilih orang atau hal lain, atau cari nomor pesanan."
            resetLabel="Lihat semua"
            title="Belum ada perubahan"
            text="Setiap perubahan oleh staf tercatat di sini."
          />
        }
      >
        {(entry) => <AuditEntryItem key={entry.id} entry={entry} />}
      </PagedList>
    </>
  )
}
