import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { EmptyList } from '../shared/lists/empty-list.tsx'
import { ListHeader } from '../shared/lists/list-header.tsx'
import { readListQuery } from '../shared/lists/list-query.ts'
import { SearchBar } from '../shared/lists/search-bar.tsx'
import { ExposureTable } from './exposure-table.tsx'
import { EXPOSURE_PATH, LENDER_TABS } from './tabs.ts'
import type { Route } from './+types/exposure'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Paparan kredit')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, search } = readListQuery(url)
  return { list: await context.get(apiContext).staffExposure.list({ query }), search }
}

/** What companies may owe and owe, on credit terms and at lenders. */
export default function ExposurePage({
  loaderData: {
    list: { results, all, ...pages },
    search,
  },
}: Route.ComponentProps) {
  const toExport = (format: string) =>
    `${EXPOSURE_PATH}/ekspor?${new URLSearchParams({ format, ...(search ? { search } : {}) })}`
  return (
    <div>
      <ListHeader
        title="Pembiayaan"
        tabs={{
          label: 'Bagian pembiayaan',
          items: LENDER_TABS.map((tab) => ({ ...tab, current: tab.to === EXPOSURE_PATH })),
        }}
      >
        <SearchBar search={search} label="Cari perusahaan" placeholder="Nama perusahaan" />
      </ListHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 pb-10 md:px-6">
        {results.length === 0 ? (
          <EmptyList
            icon="landmark"
            isFiltered={search !== ''}
            filteredText="Nama boleh ditulis sebagian."
            resetTo={EXPOSURE_PATH}
            resetLabel="Lihat semua"
            title="Belum ada limit"
            text="Limit tempo dan limit di pemberi dana muncul di sini."
          />
        ) : (
          <>
            <dl className="grid gap-4 rounded-card border border-line bg-face p-4 sm:grid-cols-3">
              <Sum label="Terpakai">
                <Money of={all.used} />
              </Sum>
              <Sum label="Dari limit">
                <Money of={all.limit} />
              </Sum>
              <Sum label="Pemakaian">{all.utilisation === null ? '–' : `${all.utilisation}%`}</Sum>
            </dl>
            <Card
              title="Per perusahaan"
              flush
              action={
                <span className="flex flex-wrap gap-2">
                  <ButtonLink
                    to={toExport('xlsx')}
                    reloadDocument
                    variant="outlined"
                    size="small"
                    icon="download"
                  >
                    XLSX
                  </ButtonLink>
                  <ButtonLink
                    to={toExport('csv')}
                    reloadDocument
                    variant="outlined"
                    size="small"
                    icon="download"
                  >
                    CSV
                  </ButtonLink>
                </span>
              }
            >
              <ExposureTable rows={results} />
            </Card>
          </>
        )}
        <Pagination {...pages} label="Halaman paparan" />
      </div>
    </div>
  )
}

const Sum = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-14 text-ink-2">{label}</dt>
    <dd className="num text-20 font-heavy">{children}</dd>
  </div>
)
