import { errorTabs } from '#modules/foundation/error-reports/rules/error-tab.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { LinkRow } from '../shared/lists/link-row.tsx'
import { ListHeader } from '../shared/lists/list-header.tsx'
import { readPage, readSearch } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import { sourceNames, tabNames } from './error-words.ts'
import type { Route } from './+types/errors'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Galat')

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('tab')
  const tab = errorTabs.find((each) => each === asked) ?? 'faults'
  const search = readSearch(url, 100)
  const query = { tab, page: readPage(url), count: ROWS, ...(search ? { search } : {}) }
  return { tab, search, list: await context.get(apiContext).staffErrors.list({ query }) }
}

/** What went wrong in browsers and on the server, the last seen first. */
export default function Errors({ loaderData: { tab, search, list } }: Route.ComponentProps) {
  return (
    <div>
      <ListHeader
        title="Galat"
        tabs={{
          label: 'Keadaan galat',
          items: errorTabs.map((key) => ({
            to: `?tab=${key}`,
            label: tabNames[key],
            current: key === tab,
          })),
        }}
      >
        <SearchBar
          search={search}
          label="Cari galat"
          placeholder="Jenis, kalimat, atau tempat"
          preserved={{ tab }}
        />
      </ListHeader>
      <PagedList
        list={list}
        label="Halaman galat"
        noun="galat"
        empty={
          <EmptyList
            icon="circle-check"
            isFiltered={search !== ''}
            filteredText="Jenis, kalimat, dan tempat boleh ditulis sebagian."
            resetTo={`?tab=${tab}`}
            resetLabel="Lihat semua"
            title="Tidak ada di sini"
            text="Yang gagal di peramban pembeli atau di server muncul di sini, yang terakhir di atas."
          />
        }
      >
        {({ id, errorClass, message, context, source, ...group }) => (
          <LinkRow
            key={id}
            to={`/backoffice/galat/${id}`}
            title={<span lang="en">{message ? `${errorClass}: ${message}` : errorClass}</span>}
            details={
              <>
                <span lang="en">{context}</span> · {sourceNames[source]} · terakhir{' '}
                {formatDateTime(group.lastSeenAt)}
              </>
            }
            count={`${formatQuantity(group.eventCount)} kali`}
          />
        )}
      </PagedList>
    </div>
  )
}
