import type { z } from 'zod'
import type { Cart } from '#modules/selling/cart/contract.ts'
import { formatQuantity } from '#platform/format.ts'
import { moneyFromJson, sum, moneyToJson } from '#platform/money.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CartDeliveryPanel } from '../delivery-district/cart-delivery.tsx'
import type { CartDelivery } from '../delivery-district/load-cart-delivery.ts'
import { Money } from '#web/ui/money.tsx'

export type CartResponse = z.output<typeof Cart>

/** The cart's total, the freight to the chosen district, and the link to the checkout. */
export function CartTotal({
  cart,
  delivery,
}: {
  cart: CartResponse
  delivery: CartDelivery | undefined
}) {
  const listTotal = moneyToJson(sum([moneyFromJson(cart.goods), moneyFromJson(cart.saved)]))
  const blocked = cart.lines.some((line) => line.problem)
  return (
    <aside
      aria-label="Total"
      className="self-start rounded-card border border-line bg-face p-4 shadow-over lg:sticky lg:top-4"
    >
      <h2 className="mb-3">Total</h2>
      <dl className="num grid grid-cols-[1fr_auto] gap-y-1.5 text-14 [&>dd]:text-right">
        <dt className="text-ink-2">Barang ({cart.count})</dt>
        <dd>
          <Money of={listTotal} />
        </dd>
        {cart.saved.amount !== '0.00' && (
          <>
            <dt className="text-ink-2">Harga grosir</dt>
            <dd className="font-semibold text-success-text">
              −<Money of={cart.saved} />
            </dd>
          </>
        )}
        <dt className="mt-2 border-t border-line pt-2 text-ink-2">Dasar tanpa PPN</dt>
        <dd className="mt-2 border-t border-line pt-2">
          <Money of={cart.exclusive} exact />
        </dd>
        <dt className="text-ink-2">PPN</dt>
        <dd>
          <Money of={cart.tax} exact />
        </dd>
        <dt className="mt-2 border-t-2 border-ink pt-2 text-16 font-bold">Subtotal</dt>
        <dd className="mt-2 border-t-2 border-ink pt-2 text-20 font-heavy">
          <Money of={cart.goods} />
        </dd>
      </dl>
      <p className="num mt-2 text-14 text-ink-2">
        {formatQuantity(cart.weightKg)} kg · {formatQuantity(cart.volumeM3)} m³
      </p>
      <CartDeliveryPanel delivery={delivery} />
      {/* On a phone it is in the bar. */}
      <ButtonLink to="/checkout" color="main" size="large" wide className="mt-4 max-md:hidden!">
        Lanjut ke pengiriman
      </ButtonLink>
      <ButtonLink to="/negotiation" variant="outlined" wide className="mt-4 md:mt-2">
        Tawar harga
      </ButtonLink>
      {blocked && (
        <p className="mt-2 text-14 text-warning-text">Ada barang yang perlu disesuaikan dulu.</p>
      )}
    </aside>
  )
}

/** What the cart costs and the way on, above the toolbar of a phone: the total may be far below a long list. */
export const CartBar = ({ cart }: { cart: CartResponse }) => (
  <div className="above-toolbar z-10 -mx-(--edge) grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-line bg-face px-(--edge) py-2 md:hidden">
    <span className="num min-w-0 leading-tight">
      <Money of={cart.goods} className="text-18 font-heavy" />
      <span className="block text-12 text-ink-2">belum ongkos kirim</span>
    </span>
    <ButtonLink to="/checkout" color="main" size="large" className="px-5!">
      <span>
        Lanjut<span className="sr-only"> ke pengiriman</span>
      </span>
    </ButtonLink>
  </div>
)
