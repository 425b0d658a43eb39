import { Link } from '#web/ui/navigation/link.tsx'
import {
  NegotiationStatus,
  negotiationStatusNames,
} from '#modules/selling/negotiations/rules/negotiation-status.ts'
import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { negotiationStatusTones } from '#web/shared/status-badges/negotiations.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { buildListUrl, readListQuery } from '../shared/lists/list-query.ts'
import type { QueueRow } from '../shared/queues/queue-item.tsx'
import { QueuePage } from '../shared/queues/queue-page.tsx'
import type { StaffNegotiationRow } from './types.ts'
import type { Route } from './+types/negotiations'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Negosiasi')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, status, search } = readListQuery(url, { statuses: NegotiationStatus })
  const sort = url.searchParams.get('sort') === 'value' ? ('value' as const) : ('age' as const)
  const isOwn = url.searchParams.has('own')
  const list = await context
    .get(apiContext)
    .staffNegotiations.queue({ query: { ...query, sort, ...(isOwn ? { own: 'true' } : {}) } })
  return { list, status, search, sort, isOwn }
}

const TABS = [
  { status: undefined, label: 'Menunggu jawaban' },
  ...(['countered', 'accepted', 'ordered', 'declined', 'rejected', 'expired'] as const).map(
    (status) => ({ status, label: negotiationStatusNames[status] }),
  ),
]

/** The desk of negotiations: what waits for an answer, the oldest or the dearest first. */
export default function Negotiations({
  loaderData: { list, status, search, sort, isOwn },
}: Route.ComponentProps) {
  const linkTo = (changes: { sort?: string; own?: string | undefined }) =>
    buildListUrl({ status, search, sort, own: isOwn ? '1' : undefined, ...changes })
  return (
    <QueuePage
      path="/backoffice/negosiasi"
      title="Negosiasi"
      tabs={TABS}
      tabsLabel="Status negosiasi"
      status={status}
      search={search}
      searchLabel="Cari negosiasi"
      searchPlaceholder="Nomor, pembeli, atau proyek"
      list={list}
      toQueueRow={toQueueRow}
      columns="lg:grid-cols-[minmax(0,1fr)_150px_210px_200px]"
      pagesLabel="Halaman negosiasi"
      icon="ticket-percent"
      noMatchText="Nomor, nama pembeli, dan nama proyek boleh ditulis sebagian."
      resetLabel="Lihat semua"
      emptyText="Negosiasi yang diajukan pembeli muncul di sini, yang paling lama menunggu di atas."
    >
      <nav
        aria-label="Urutan"
        className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-face px-4 py-2 text-14 md:px-6"
      >
        <FilterLink to={linkTo({ sort: 'age' })} isCurrent={sort === 'age'}>
          Paling lama menunggu
        </FilterLink>
        <FilterLink to={linkTo({ sort: 'value' })} isCurrent={sort === 'value'}>
          Nilai terbesar
        </FilterLink>
        <FilterLink to={linkTo({ own: isOwn ? undefined : '1' })} isCurrent={isOwn}>
          Tugas saya
        </FilterLink>
        <ButtonLink
          to="/backoffice/negosiasi/baru"
          variant="outlined"
          size="small"
          className="ml-auto"
        >
          Buat penawaran
        </ButtonLink>
      </nav>
    </QueuePage>
  )
}

const FilterLink = ({
  to,
  isCurrent,
  children,
}: {
  to: string
  isCurrent: boolean
  children: string
}) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'true' : undefined}
    className="inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:text-ink!"
  >
    {children}
  </Link>
)

const toQueueRow = (row: StaffNegotiationRow): QueueRow => ({
  id: row.id,
  heading: (
    <>
      <b className="block truncate" title={row.buyer}>
        {row.buyer}
      </b>
      {row.project && (
        <span className="block truncate text-14" title={row.project}>
          {row.project}
        </span>
      )}
      <span className="num text-12 text-ink-2">
        {row.number} · ronde {row.round} ·{' '}
        <span className="whitespace-nowrap">
          {formatQuantity(row.lines)} barang · <b>{formatRupiah(row.value)}</b>
        </span>
      </span>
    </>
  ),
  badge: {
    name: negotiationStatusNames[row.status],
    tone: negotiationStatusTones[row.status],
  },
  receivedAt: row.updatedAt,
  ageHours: row.ageHours,
  handler: row.handler,
})
