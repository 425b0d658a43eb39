import { ClipboardList } from 'lucide-react'
import { orderStatusLook, OrderStatus } from '#modules/orders/rules.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { OrderRows } from './orders/rows.tsx'
import { SearchForm } from './orders/search-form.tsx'
import { useRowKeys } from './orders/use-row-keys.ts'
import { asQuery, wantedOf, withStatus } from './orders/wanted.ts'
import type { Route } from './+types/orders.ts'

/** Rows to a page: what a desk's screen holds. */
const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Pesanan')

export async function loader({ context, request }: Route.LoaderArgs) {
  const wanted = wantedOf(request.url)
  const { staffOrders } = context.get(apiContext)
  return { wanted, list: await staffOrders.list({ query: { ...asQuery(wanted), count: ROWS } }) }
}

export default function Orders({ loaderData: { wanted, list } }: Route.ComponentProps) {
  const keys = useRowKeys()
  const inState = (status: OrderStatus) => list.counts[status] ?? 0
  const all = OrderStatus.reduce((sum, status) => sum + inState(status), 0)
  return (
    <div ref={keys}>
      <header className="grid gap-3 bg-face px-4 py-3 md:px-6 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-6">
        <h1>Pesanan</h1>
        <SearchForm wanted={wanted} />
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Status pesanan"
          items={[
            {
              to: withStatus(wanted, undefined),
              label: 'Semua',
              count: all,
              current: !wanted.status,
            },
            ...OrderStatus.map((status) => ({
              to: withStatus(wanted, status),
              label: orderStatusLook[status].name,
              count: inState(status),
              current: status === wanted.status,
            })).filter(({ count, current }) => count > 0 || current),
          ]}
        />
      </div>
      {list.results.length === 0 ? (
        <NoOrders narrowed={all > 0 || Boolean(wanted.search || wanted.from || wanted.to)} />
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
                <Key>J</Key> <Key>K</Key> pindah baris <Key>Enter</Key> buka
              </span>
            </p>
            <Pagination {...list} label="Halaman pesanan" />
          </footer>
        </>
      )}
    </div>
  )
}

const NoOrders = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
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

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-small border border-line-control bg-face px-1.5 text-12">{children}</kbd>
)
