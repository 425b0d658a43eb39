import { lazy } from 'react'
import { data, redirect } from 'react-router'
import { isCallError } from '#platform/contract/call-error.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { apiContext, districtContext, sessionContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { loadCartDelivery } from '../delivery-district/load-cart-delivery.ts'
import { loadAgreedOrder, orderAgreed } from '../negotiation/agreed-order-data.ts'
import { AGREED_INTENT, AGREED_PARAM } from '../negotiation/agreed-order-form.ts'
import { replyAtPoFile, uploadPoFile } from '../orders/upload-po-file.ts'
import { CheckoutFlow } from './checkout-flow.tsx'
import { loadCheckout } from './load-checkout.ts'
import { openPayment } from './open-payment.ts'
import { downloadProforma } from './download-proforma.ts'
import { readOrderForm } from './order-input.ts'
import { KEEP_TYPED, revalidateExceptSteps } from './steps.ts'
import type { Route } from './+types/checkout'

export const middleware = [downloadProforma]

// The cart's checkout needs no scripts of these. Without `Suspense` the server waits for them.
const AgreedOrder = lazy(() =>
  import('../negotiation/agreed-order.tsx').then((part) => ({ default: part.AgreedOrder })),
)

const SignInPrompt = lazy(() =>
  import('./sign-in-prompt.tsx').then((part) => ({ default: part.SignInPrompt })),
)

export const handle = {
  toolbar: false,
  bar: true,
  uploads: { calls: ['files.upload'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, 'Pengiriman dan pembayaran')

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const negotiationId = url.searchParams.get(AGREED_PARAM)
  const agreed = negotiationId
    ? await loadAgreedOrder(context, negotiationId, url.searchParams)
    : undefined
  return { agreed, ...(agreed ? nothingInCart : await loadCartCheckout(args)) }
}

const nothingInCart = {
  cart: undefined,
  signedIn: true,
  checkout: undefined,
  delivery: undefined,
  key: '',
}

async function loadCartCheckout({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const signedIn = context.get(sessionContext).state === 'authenticated'
  const cart = await api.cart.show()
  if (cart.lines.length === 0)
    return { cart, signedIn, checkout: undefined, delivery: undefined, key: '' }
  if (!signedIn) {
    const delivery = await loadCartDelivery(context)
    return { cart, signedIn, checkout: undefined, delivery, key: '' }
  }
  const district = await context.get(districtContext).find()
  return {
    cart,
    signedIn,
    checkout: await loadCheckout(api, url.searchParams, district?.id),
    delivery: undefined,
    // One idempotency key per page: a double click or a retry makes one order.
    key: crypto.randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  if (form.get('intent') === AGREED_INTENT) return orderAgreed(context, form)
  // Pressed before the scripts had loaded: the next step, with what was typed until then.
  if (form.get('intent') === KEEP_TYPED)
    return { message: '', code: '', errors: {}, values: collectFormValues(form) }
  const read = readOrderForm(form)
  if (!read.ok) return read.reply
  const key = String(form.get('key') || crypto.randomUUID())
  try {
    const api = context.get(apiContext)
    const poFileId = await uploadPoFile(api, form)
    const body = { ...read.value, poFileId }
    const order = await api.checkout.placeOrder({ body }, { key })
    // Above the buyer's limit an approver decides before anything is paid.
    if (order.status === 'awaiting_approval')
      return redirect(`/profile/daftar-transaksi/detail?id=${order.id}`, 303)
    const { paymentType, bank } = read.value
    await openPayment(api, { id: order.id, paymentType, bank })
    return redirect(buildPaymentPath({ id: order.id, paymentType }), 303)
  } catch (thrown) {
    // The page reloads with the current figures and shows the differences itself.
    if (isCallError(thrown) && thrown.code === 'order.changed')
      return data(
        { changes: thrown.data['changes'] as OrderChange[], message: thrown.message },
        409,
      )
    return replyAtPoFile(thrown, form)
  }
}

export const shouldRevalidate = revalidateExceptSteps

export type OrderChange = { what: string; name: string; was: string; now: string }

export default function CheckoutPage({
  loaderData: { agreed, cart, signedIn, checkout, delivery, key },
  actionData,
}: Route.ComponentProps) {
  const changed = actionData && 'changes' in actionData ? actionData : undefined
  return (
    <div className="wrap pb-4 md:pb-16">
      <Breadcrumb
        items={[
          agreed
            ? {
                label: agreed.header.number,
                to: `/profile/daftar-negosiasi/detail?id=${agreed.header.id}`,
              }
            : { label: 'Keranjang', to: '/cart' },
          { label: 'Pengiriman dan pembayaran' },
        ]}
      />
      <h1 className="mb-4 md:text-32">Pengiriman dan pembayaran</h1>
      {agreed ? (
        <AgreedOrder agreed={agreed} reply={isFormErrors(actionData) ? actionData : undefined} />
      ) : !cart || cart.lines.length === 0 ? (
        <Card>
          <EmptyState
            title="Keranjang masih kosong"
            text="Isi keranjang dulu, lalu kembali ke sini. Pesanan yang sudah dibuat ada di daftar pesanan."
          >
            <ButtonLink to="/kategori">Mulai belanja</ButtonLink>
            <ButtonLink to="/profile/daftar-transaksi" variant="outlined">
              Lihat pesanan
            </ButtonLink>
          </EmptyState>
        </Card>
      ) : signedIn && checkout ? (
        <CheckoutFlow
          cart={cart}
          checkout={checkout}
          orderKey={key}
          reply={isFormErrors(actionData) ? actionData : undefined}
          changes={changed}
        />
      ) : (
        <SignInPrompt cart={cart} delivery={delivery} />
      )}
    </div>
  )
}
