import { orderStatusNames, OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import { EmptyList } from '../shared/empty-list.tsx'
import { hasRole, useStaff } from '../shared/staff.ts'
import { ListFooter } from '../shared/list-footer.tsx'
import { OrderRows } from './order-rows.tsx'
import { OrderSearchForm } from './search-form.tsx'
import { useRowShortcuts } from './use-row-shortcuts.ts'
import { toCallQuery, readOrderListQuery, buildStatusUrl } from './query.ts'
import type { Route } from './+types/orders'

/** Rows per page: what fits a desktop screen. */
const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pesanan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const listQuery = readOrderListQuery(url)
  const query = { ...toCallQuery(listQuery), count: ROWS }
  return { listQuery, list: await context.get(apiContext).staffOrders.list({ query }) }
}

export default function Orders({ loaderData: { listQuery, list } }: Route.ComponentProps) {
  const { results, counts, ...pages } = list
  const listRef = useRowShortcuts()
  const staff = useStaff()
  const getCount = (status: OrderStatus) => counts[status] ?? 0
  const totalCount = OrderStatus.reduce((sum, status) => sum + getCount(status), 0)
  return (
    <div ref={listRef}>
      <header className="grid gap-3 bg-face px-4 py-3 md:px-6 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-6">
        <div className="flex items-center gap-3">
          <h1 className="flex-1">Pesanan</h1>
          {hasRole(staff, 'sales') && (
            <>
              <ButtonLink to="/backoffice/daftar-ambil" variant="outlined" size="small">
                Daftar ambil
              </ButtonLink>
              <ButtonLink to="/backoffice/pesanan/baru" variant="outlined" size="small">
                Buat pesanan
              </ButtonLink>
            </>
          )}
        </div>
        <OrderSearchForm listQuery={listQuery} />
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Status pesanan"
          items={[
            {
              to: buildStatusUrl(listQuery, undefined),
              label: 'Semua',
              count: totalCount,
              current: !listQuery.status,
            },
            ...OrderStatus.map((status) => ({
              to: buildStatusUrl(listQuery, status),
              label: orderStatusNames[status],
              count: getCount(status),
              current: status === listQuery.status,
            })).filter(({ count, current }) => count > 0 || current),
          ]}
        />
      </div>
      {results.length === 0 ? (
        <EmptyList
          icon="clipboard-list"
          isFiltered={totalCount > 0 || Boolean(listQuery.search || listQuery.from || listQuery.to)}
          filteredText="Ubah pencarian, tanggal, atau status. Nomor boleh ditulis sebagian, misalnya 000123."
          resetLabel="Lihat semua pesanan"
          title="Belum ada pesanan"
          text="Pesanan muncul di sini begitu seorang pembeli memesan."
        />
      ) : (
        <>
          <OrderRows rows={results} />
          <ListFooter {...pages} noun="pesanan" label="Halaman pesanan">
            <span className="ml-4 hidden md:pointer-fine:inline">
              <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> pindah baris <KeyHint>Enter</KeyHint> buka
            </span>
          </ListFooter>
        </>
      )}
    </div>
  )
}

const KeyHint = ({ children }: { children: string }) => (
  <kbd className="rounded-small border border-line-control bg-face px-1.5 text-12">{children}</kbd>
)
