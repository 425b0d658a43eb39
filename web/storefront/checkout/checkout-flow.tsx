import { ButtonLink } from '#web/ui/button.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { FormErrors } from '#web/form-errors.ts'
import type { CartResponse } from '../cart/cart-total.tsx'
import type { OrderChange } from './checkout.tsx'
import { OrderChanges } from './order-changes.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { NEW_ADDRESS_URL } from './links.ts'
import { LinesSummary } from './lines-summary.tsx'
import type { CheckoutData } from './load-checkout.ts'
import { OrderForm } from './order-form.tsx'
import { CheckoutStep } from './checkout-step.tsx'

type Props = {
  cart: CartResponse
  checkout: CheckoutData
  orderKey: string
  reply: FormErrors | undefined
  changes: { message: string; changes: OrderChange[] } | undefined
}

/** The checkout: cart, address, delivery, payment. Two columns on a wide screen, one on a phone. */
export function CheckoutFlow({ cart, checkout, orderKey, reply, changes }: Props) {
  const problems = cart.lines.filter((line) => line.problem)
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 content-start gap-4">
        {changes && <OrderChanges {...changes} />}
        {problems.length > 0 && (
          <Alert
            severity="warning"
            title="Ada barang yang perlu disesuaikan"
            action={
              <ButtonLink to="/cart" variant="outlined" size="small">
                Ke keranjang
              </ButtonLink>
            }
          >
            {problems.map((line) => (
              <p key={line.id}>{line.problem!.message}</p>
            ))}
          </Alert>
        )}
        <Card
          title={
            <CheckoutStep number={1} isComplete={problems.length === 0}>
              Barang
            </CheckoutStep>
          }
          action={
            <ButtonLink to="/cart" variant="ghost" size="small">
              Ubah
            </ButtonLink>
          }
          flush
        >
          <LinesSummary lines={cart.lines} total={cart.goods} label="Barang" />
        </Card>
        {checkout.address ? (
          <DeliveryChoice checkout={checkout} />
        ) : (
          <Card title={<CheckoutStep number={2}>Alamat</CheckoutStep>}>
            <EmptyState
              title="Belum ada alamat pengiriman"
              text="Isi alamat sampai desa atau kelurahan, supaya ongkos kirim bisa dihitung tepat."
            >
              <ButtonLink to={NEW_ADDRESS_URL} icon="plus" color="main">
                Tambah alamat
              </ButtonLink>
            </EmptyState>
          </Card>
        )}
      </div>
      <OrderForm
        checkout={checkout}
        orderKey={orderKey}
        reply={reply}
        blocked={problems.length > 0}
      />
    </div>
  )
}
