import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import {
  purchaseOrderStatusBadge,
  PurchaseOrderStatus,
} from '#modules/selling/purchase-orders/rules.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ListHeader } from '../shared/list-header.tsx'
import { buildListUrl, SearchBar, readListSearch } from '../shared/search-bar.tsx'
import { WaitingTime } from '../shared/waiting-time.tsx'
import type { Route } from './+types/purchase-orders'

const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Purchase order')

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { page, search } = readListSearch(request)
  const status = PurchaseOrderStatus.find((each) => each === url.searchParams.get('status'))
  const list = await context.get(apiContext).staffPurchaseOrders.queue({
    query: {
      page,
      count: ROWS,
      ...(status ? { status } : {}),
      ...(search ? { search: search.slice(0, 100) } : {}),
    },
  })
  return { list, status, search }
}

const TABS = [
  { status: undefined, label: 'Menunggu dan dikerjakan' },
  { status: 'done', label: 'Selesai' },
  { status: 'cancelled', label: 'Dibatalkan' },
] as const

/** What companies sent, with how long it waits; what waits longest stands first. */
export default function PurchaseOrders({
  loaderData: { list, status, search },
}: Route.ComponentProps) {
  return (
    <div>
      <ListHeader
        title="Purchase order"
        tabs={{
          label: 'Status purchase order',
          items: TABS.map((tab) => ({
            to: buildListUrl({ status: tab.status, search }),
            label: tab.label,
            current: tab.status === status,
          })),
        }}
      >
        <SearchBar
          search={search}
          label="Cari purchase order"
          placeholder="Nomor, perusahaan, atau proyek"
        />
      </ListHeader>
      {list.results.length === 0 ? (
        <NoPurchaseOrders isFiltered={search !== ''} />
      ) : (
        <ul className="border-b border-line bg-face">
          {list.results.map((row) => (
            <li key={row.id} className="border-t border-line">
              <Link
                to={`/backoffice/upo/${row.id}`}
                className="grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1fr)_170px_210px_190px] lg:items-center"
              >
                <span className="min-w-0">
                  <b className="block truncate" title={row.project}>
                    {row.project}
                  </b>
                  <span className="block truncate text-14" title={row.company}>
                    {row.company}
                  </span>
                  <span className="num text-12 text-ink-2">
                    {row.number} · {row.fileKind.toUpperCase()}
                    {row.lines > 0 && ` · ${formatQuantity(row.lines)} baris`}
                    {row.open > 0 && `, ${formatQuantity(row.open)} belum cocok`}
                  </span>
                </span>
                <span>
                  <Badge tone={purchaseOrderStatusBadge[row.status].tone}>
                    {purchaseOrderStatusBadge[row.status].name}
                  </Badge>
                </span>
                <span className="num text-14 text-ink-2">{formatDateTime(row.createdAt)}</span>
                <WaitingTime
                  hours={row.ageHours}
                  isOver={status !== undefined}
                  handler={row.handler}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman purchase order" />
      </div>
    </div>
  )
}

const NoPurchaseOrders = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      icon={FileText}
      title="Tidak ada yang cocok"
      text="Nomor, nama perusahaan, dan nama proyek boleh ditulis sebagian."
    >
      <ButtonLink to="/backoffice/upo" variant="outlined">
        Lihat semua
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      icon={FileText}
      title="Tidak ada yang menunggu"
      text="Purchase order yang diunggah perusahaan muncul di sini, yang paling lama menunggu di atas."
    />
  )
