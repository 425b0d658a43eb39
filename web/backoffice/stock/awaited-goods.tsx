import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFooter } from '../shared/lists/list-footer.tsx'
import { readPage } from '../shared/lists/list-query.ts'
import { AwaitedGoodsItem } from './awaited-goods-item.tsx'
import { StockHeader } from './stock-header.tsx'
import type { Route } from './+types/awaited-goods'

const ROWS = 30

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Barang indent')

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { page: readPage(url), count: ROWS }
  return { list: await context.get(apiContext).staffOrders.awaitedGoods({ query }) }
}

/** What to order from the factories, by brand, with the orders that wait for it. */
export default function AwaitedGoods({ loaderData: { list } }: Route.ComponentProps) {
  const { results, ...pages } = list
  const byBrand = Map.groupBy(results, ({ brand }) => brand)
  return (
    <>
      <StockHeader page="awaited" />
      {results.length === 0 ? (
        <EmptyState
          icon="package-check"
          title="Tidak ada barang indent yang ditunggu"
          text="Barang yang dipesan pembeli dan belum datang dari pabrik muncul di sini, per merek."
        />
      ) : (
        <>
          <p className="px-4 py-3 text-14 text-ink-2 md:px-6">
            Jumlah yang perlu dipesan ke pabrik, per merek. Pesanan yang belum dibayar masih bisa
            batal. Barang yang datang langsung ditahan untuk pesanan yang menunggu di gudang itu.
          </p>
          {[...byBrand].map(([brand, goods]) => (
            <section key={brand} aria-label={brand} className="mb-4">
              <h2 className="px-4 pb-2 text-18 md:px-6">{brand}</h2>
              <ul className="border-y border-line bg-face">
                {goods.map((row) => (
                  <AwaitedGoodsItem key={row.id} row={row} />
                ))}
              </ul>
            </section>
          ))}
          <ListFooter {...pages} noun="barang" label="Halaman barang indent" />
        </>
      )}
    </>
  )
}
