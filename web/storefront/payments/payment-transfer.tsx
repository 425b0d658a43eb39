import { data, redirect } from 'react-router'
import { formatDateTime, formatRupiah } from '#platform/format.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { type FormErrors, isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PaymentProofForm } from './proof-form.tsx'
import { TransferDetail } from './transfer-detail.tsx'
import { choosePayment } from './choose-payment.ts'
import { streamPayment } from './follow-payment.ts'
import { PaymentSignIn } from './payment-sign-in.tsx'
import { PaymentTypesForm } from './payment-types-form.tsx'
import { RefusedLoanNotice } from './refused-loan-notice.tsx'
import { sendProof } from './send-proof.ts'
import { useLivePayment } from './use-live-payment.ts'
import type { Route } from './+types/payment-transfer'

export const middleware = [streamPayment]

export const handle = {
  toolbar: false,
  uploads: { calls: ['payments.sendProof'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pembayaran transfer')

/** The page is open to everyone (specification, routes); the invoice is visible to the buyer only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(sessionContext).state !== 'authenticated') return null
  const id = url.searchParams.get('order')
  if (!id) throw redirect('/profile/daftar-transaksi')
  const { orders, invoices, loans, payments } = context.get(apiContext)
  const [order, { results }] = await Promise.all([orders.header({ id }), invoices.ofOrder({ id })])
  // Nobody is asked for money before an order is approved; its own page says who decides.
  if (order.status === 'awaiting_approval')
    throw redirect(`/profile/daftar-transaksi/detail?${new URLSearchParams({ id })}`)
  const invoice = results[0]
  if (!invoice) throw data({ message: 'Pesanan ini tidak punya tagihan transfer.' }, 404)
  const live = await payments.ofOrder({ id })
  if (live.paymentType !== 'transfer')
    throw redirect(buildPaymentPath({ id, paymentType: live.paymentType }))
  const [payment, { results: ofLenders }, { results: types }] = await Promise.all([
    payments.paymentDetail({ id: invoice.id }),
    loans.list({ query: { orderId: id } }),
    live.canChange ? payments.typesOfOrder({ query: { id } }) : { results: [] },
  ])
  const refusedLoan = ofLenders[0]?.status === 'refused' ? ofLenders[0] : null
  const key = crypto.randomUUID()
  return { order, payment, refusedLoan, types, revision: live.revision, key }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  if (form.get('intent') === 'choose')
    return choosePayment(context, form, url.searchParams.get('order') ?? '')
  const refused = await sendProof(context, form)
  if (refused) return refused
  return redirect(`${url.pathname}${url.search}`, 303)
}

export const shouldRevalidate = revalidateOnConflict

export default function PaymentTransfer({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? (
    <Transfer
      key={loaderData.order.id}
      loaderData={loaderData}
      reply={isFormErrors(actionData) ? actionData : undefined}
    />
  ) : (
    <PaymentSignIn title="Pembayaran transfer" />
  )
}

type Loaded = {
  loaderData: NonNullable<Route.ComponentProps['loaderData']>
  reply: FormErrors | undefined
}

function Transfer({ loaderData, reply }: Loaded) {
  const { order, payment, refusedLoan, types, revision, key } = loaderData
  useLivePayment(
    { order: order.id },
    revision,
    payment.status === 'paid' || payment.status === 'void',
  )
  return (
    <div className="wrap max-w-4xl! pb-16">
      <Breadcrumb
        items={[{ label: 'Pesanan', to: '/profile/daftar-transaksi' }, { label: order.number }]}
      />
      <h1 className="md:text-32">
        {chooseHeading(payment.status, payment.refusalReason !== null)}
      </h1>
      <p className="num mb-4 text-ink-2">
        Pesanan {order.number} · tagihan {payment.number} · dibuat {formatDateTime(order.placedAt)}
      </p>
      {refusedLoan && payment.status === 'unpaid' && (
        <RefusedLoanNotice loan={refusedLoan} hasChoice={types.length > 0} />
      )}
      {payment.refusalReason && payment.status === 'unpaid' && (
        <Alert severity="error" title="Bukti sebelumnya dikembalikan" className="mb-4">
          {payment.refusalReason}
        </Alert>
      )}
      {payment.status === 'unpaid' && order.expiresAt && (
        <Alert severity="warning" className="mb-4">
          Transfer dan kirim buktinya sebelum <b>{formatDateTime(order.expiresAt)}</b>. Lewat dari
          itu pesanan batal sendiri dan stok dilepas.
        </Alert>
      )}
      {payment.status === 'proof_submitted' && (
        <Alert severity="success" title="Bukti sudah kami terima" className="mb-4">
          Bagian keuangan memeriksanya, biasanya dalam satu jam kerja. Kabarnya kami kirim lewat
          email. Anda tidak perlu transfer lagi.
        </Alert>
      )}
      {payment.status === 'paid' && (
        <Alert severity="success" title="Pembayaran diterima" className="mb-4">
          Pesanan Anda sedang disiapkan.
        </Alert>
      )}
      {payment.status === 'void' && (
        <Alert severity="info" title="Tagihan dibatalkan" className="mb-4">
          Jangan transfer ke tagihan ini.
        </Alert>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {(payment.status === 'unpaid' || payment.status === 'overdue') && (
          <TransferDetail payment={payment} />
        )}
        {payment.canSendProof ? (
          <PaymentProofForm invoiceId={payment.id} reply={reply} />
        ) : (
          <Card title="Bukti transfer">
            {payment.proof && (
              <p className="mb-2">
                <b>{formatRupiah(payment.toSend)}</b> · {payment.proof.name}, dikirim{' '}
                {formatDateTime(payment.proof.sentAt)}.
              </p>
            )}
            <p className="text-ink-2">{payment.whyNot}</p>
          </Card>
        )}
      </div>
      {types.length > 0 && (
        <div className="mt-4">
          <PaymentTypesForm types={types} bank={undefined} formKey={key} reply={reply} />
        </div>
      )}
      <p className="mt-6">
        <ButtonLink to={`/profile/daftar-transaksi/detail?id=${order.id}`} variant="outlined">
          Lihat pesanan
        </ButtonLink>
      </p>
    </div>
  )
}

const chooseHeading = (status: string, isReturned: boolean) => {
  if (status === 'paid') return 'Pembayaran diterima'
  if (status === 'proof_submitted') return 'Bukti sedang diperiksa'
  return status === 'void' ? 'Tagihan dibatalkan' : chooseUnpaidHeading(isReturned)
}

const chooseUnpaidHeading = (isReturned: boolean) =>
  isReturned ? 'Kirim ulang bukti transfer' : 'Pesanan diterima'
