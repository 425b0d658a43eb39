import { useSearchParams } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
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
import { findRefusedStep, readStep } from './steps.ts'

type Props = {
  cart: CartResponse
  checkout: CheckoutData
  orderKey: string
  reply: FormErrors | undefined
  changes: { message: string; changes: OrderChange[] } | undefined
}

/**
 * The checkout: cart, address, delivery, payment. Two columns on a wide screen; a phone shows one step at a time,
 * with those that are done in short.
 */
export function CheckoutFlow({ cart, checkout, orderKey, reply, changes }: Props) {
  const [query] = useSearchParams()
  const step = (reply && findRefusedStep(reply.errors)) ?? readStep(query)
  const problems = cart.lines.filter((line) => line.problem)
  return (
    <div data-step={step} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
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
              <span className="grid py-1">
                Barang
                <span className="num text-14 font-normal text-ink-2 md:hidden">
                  {formatQuantity(cart.lines.length)} barang · <Money of={cart.goods} />
                </span>
              </span>
            </CheckoutStep>
          }
          action={
            <ButtonLink to="/cart" variant="ghost" size="small">
              Ubah
            </ButtonLink>
          }
          flush
          className="script-phone:[&>div:last-child]:hidden script-phone:[&>header]:border-0"
        >
          <LinesSummary lines={cart.lines} total={cart.goods} label="Barang" />
        </Card>
        {checkout.address ? (
          <DeliveryChoice checkout={checkout} step={step} />
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
        step={step}
      />
    </div>
  )
}
