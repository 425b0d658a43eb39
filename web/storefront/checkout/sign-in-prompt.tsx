import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { CartResponse } from '../cart/cart-total.tsx'
import { CartDeliveryPanel } from '../delivery-district/cart-delivery.tsx'
import type { CartDelivery } from '../delivery-district/load-cart-delivery.ts'
import { LinesSummary } from './lines-summary.tsx'

/** Shows a visitor their cart and asks them to sign in or register; the cart is preserved. */
export function SignInPrompt({
  cart,
  delivery,
}: {
  cart: CartResponse
  delivery: CartDelivery | undefined
}) {
  const returnQuery = `?${new URLSearchParams({ redirect: '/checkout' })}`
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title="Masuk untuk melanjutkan">
        <p className="mb-4 max-w-[52ch] text-ink-2">
          Alamat, ongkos kirim, dan pesanan tersimpan di akun Anda. Isi keranjang ikut masuk, tidak
          ada yang hilang.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/login${returnQuery}`} color="main" size="large">
            Masuk
          </ButtonLink>
          <ButtonLink to={`/register/retail${returnQuery}`} variant="outlined" size="large">
            Daftar akun baru
          </ButtonLink>
        </div>
      </Card>
      <Card title="Isi keranjang" flush>
        <LinesSummary lines={cart.lines} total={cart.goods} label="Subtotal" />
        <div className="px-4 pb-4">
          <CartDeliveryPanel delivery={delivery} />
        </div>
      </Card>
    </div>
  )
}
