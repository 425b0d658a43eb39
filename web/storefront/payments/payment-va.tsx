import { data, redirect } from 'react-router'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { isGatewayType } from '#modules/selling/orders/rules/payment-types.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { choosePayment } from './choose-payment.ts'
import { streamPayment } from './follow-payment.ts'
import { PaymentNotice } from './payment-notice.tsx'
import { PaymentSignIn } from './payment-sign-in.tsx'
import { PaymentTypesForm } from './payment-types-form.tsx'
import { RetryForm } from './retry-form.tsx'
import { useLivePayment } from './use-live-payment.ts'
import { OpenPayment } from './open-payment.tsx'
import type { Route } from './+types/payment-va'

export const middleware = [streamPayment]

export const handle = { toolbar: false } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pembayaran')

/** The page is open to everyone (specification, routes); the payment is visible to the buyer only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(sessionContext).state !== 'authenticated') return null
  const id = url.searchParams.get('order')
  if (!id) throw redirect('/profile/daftar-transaksi')
  const { payments } = context.get(apiContext)
  const payment = await payments.ofOrder({ id })
  // Nobody is asked for money before an order is approved; its own page says who decides.
  if (payment.orderStatus === 'awaiting_approval')
    throw redirect(`/profile/daftar-transaksi/detail?${new URLSearchParams({ id })}`)
  if (!isGatewayType(payment.paymentType))
    throw redirect(buildPaymentPath({ id, paymentType: payment.paymentType }))
  const { results: types } = payment.canChange
    ? await payments.typesOfOrder({ query: { id } })
    : { results: [] }
  return { payment, types, key: crypto.randomUUID() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const id = url.searchParams.get('order')
  if (!id) throw data({ message: 'Pesanan ini tidak ditemukan.' }, 404)
  return choosePayment(context, await readPostedForm(request), id)
}

export const shouldRevalidate = revalidateOnConflict

export default function PaymentVa({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? (
    <Payment
      key={loaderData.payment.orderId}
      loaderData={loaderData}
      reply={isFormErrors(actionData) ? actionData : undefined}
    />
  ) : (
    <PaymentSignIn title="Pembayaran" />
  )
}

type Loaded = { loaderData: NonNullable<Route.ComponentProps['loaderData']>; reply: unknown }

function Payment({ loaderData: { payment: order, types, key }, reply }: Loaded) {
  const { orderId, orderNumber, invoiceNumber, invoiceStatus, payment } = order
  const isFinal = invoiceStatus === 'paid' || invoiceStatus === 'void'
  useLivePayment({ order: orderId }, order.revision, isFinal)
  // Finance has unmatched money of this order: a buyer who paid again now would pay twice.
  const canPay = order.canChange && order.problem === null
  const isOpen = payment?.status === 'pending' && payment.isOpen && canPay
  return (
    <div className="wrap max-w-4xl! pb-16">
      <Breadcrumb
        items={[{ label: 'Pesanan', to: '/profile/daftar-transaksi' }, { label: orderNumber }]}
      />
      <h1 className="md:text-32">{chooseHeading(order)}</h1>
      <p className="num mb-4 text-ink-2">
        Pesanan {orderNumber} · tagihan {invoiceNumber}
      </p>
      <div className="grid gap-4">
        <PaymentNotice order={order} />
        {isOpen && <OpenPayment order={order} payment={payment} />}
        {canPay && !isOpen && <RetryForm order={order} formKey={`${key}-lagi`} reply={reply} />}
        {canPay && (
          <PaymentTypesForm types={types} bank={payment?.bank?.code} formKey={key} reply={reply} />
        )}
      </div>
      <p className="mt-6">
        <ButtonLink to={`/profile/daftar-transaksi/detail?id=${orderId}`} variant="outlined">
          Lihat pesanan
        </ButtonLink>
      </p>
    </div>
  )
}

const chooseHeading = ({ invoiceStatus, problem }: Loaded['loaderData']['payment']): string => {
  if (invoiceStatus === 'paid') return 'Pembayaran diterima'
  if (invoiceStatus === 'void') return 'Tagihan dibatalkan'
  return problem === null ? 'Selesaikan pembayaran' : 'Pembayaran diperiksa'
}
