import { ClipboardList } from 'lucide-react'
import { orderStatusBadge, OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { OrderRows } from './order-rows.tsx'
import { OrderSearchForm } from './search-form.tsx'
import { useRowShortcuts } from './use-row-shortcuts.ts'
import { toCallQuery, readListQuery, buildStatusUrl } from './query.ts'
import type { Route } from './+types/orders'

/** Rows to a page: what a desk's screen holds. */
const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pesanan')

export async function loader({ context, request }: Route.LoaderArgs) {
  const listQuery = readListQuery(request.url)
  const { staffOrders } = context.get(apiContext)
  return {
    wanted: listQuery,
    list: await staffOrders.list({ query: { ...toCallQuery(listQuery), count: ROWS } }),
  }
}

export default function Orders({ loaderData: { wanted: listQuery, list } }: Route.ComponentProps) {
  const listRef = useRowShortcuts()
  const countOf = (status: OrderStatus) => list.counts[status] ?? 0
  const all = OrderStatus.reduce((sum, status) => sum + countOf(status), 0)
  return (
    <div ref={listRef}>
      <header className="grid gap-3 bg-face px-4 py-3 md:px-6 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-6">
        <h1>Pesanan</h1>
        <OrderSearchForm listQuery={listQuery} />
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Status pesanan"
          items={[
            {
              to: buildStatusUrl(listQuery, undefined),
              label: 'Semua',
              count: all,
              current: !listQuery.status,
            },
            ...OrderStatus.map((status) => ({
              to: buildStatusUrl(listQuery, status),
              label: orderStatusBadge[status].name,
              count: countOf(status),
              current: status === listQuery.status,
            })).filter(({ count, current }) => count > 0 || current),
          ]}
        />
      </div>
      {list.results.length === 0 ? (
        <NoOrders
          isFiltered={all > 0 || Boolean(listQuery.search || listQuery.from || listQuery.to)}
        />
      ) : (
        <>
          <OrderRows rows={list.results} />
          <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 md:px-6">
            <p className="flex-1 text-14 text-ink-2">
              <span className="num">
                {list.totalIsExact ? list.total : `lebih dari ${list.total}`}
              </span>{' '}
              pesanan
              <span className="ml-4 hidden md:pointer-fine:inline">
                <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> pindah baris <KeyHint>Enter</KeyHint> buka
              </span>
            </p>
            <Pagination {...list} label="Halaman pesanan" />
          </footer>
        </>
      )}
    </div>
  )
}

const NoOrders = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      icon={ClipboardList}
      title="Tidak ada yang cocok"
      text="Ubah pencarian, tanggal, atau status. Nomor boleh ditulis sebagian, misalnya 000123."
    >
      <ButtonLink to="?" variant="outlined">
        Lihat semua pesanan
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      icon={ClipboardList}
      title="Belum ada pesanan"
      text="Pesanan muncul di sini begitu seorang pembeli memesan."
    />
  )

const KeyHint = ({ children }: { children: string }) => (
  <kbd className="rounded-small border border-line-control bg-face px-1.5 text-12">{children}</kbd>
)
