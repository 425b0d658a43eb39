import { lazy } from 'react'
import { data, redirect } from 'react-router'
import { isLenderType } from '#modules/selling/orders/rules/payment-types.ts'
import { buildOrderPath, buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { formatDate } from '#platform/format.ts'
import { apiContext, sessionContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Money } from '#web/ui/money.tsx'
import { choosePayment } from './choose-payment.ts'
import { streamPayment } from './follow-payment.ts'
import { isLoanIntent, loadLoan, runLoanForm } from './load-loan.ts'
import { PaymentChoices } from './payment-choices.tsx'
import { PaymentSignIn } from './payment-sign-in.tsx'
import type { Route } from './+types/payment-tempo'

// Credit terms need no scripts of these. Without `Suspense` the server waits for them.
const LoanPage = lazy(() => import('./loan-page.tsx').then((part) => ({ default: part.LoanPage })))

export const middleware = [streamPayment]

export const handle = { toolbar: false } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Pembayaran tempo')

/** The page is open to everyone (specification, routes); the invoice is visible to the buyer only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(sessionContext).state !== 'authenticated') return null
  const id = url.searchParams.get('order')
  if (!id) throw redirect('/profile/daftar-transaksi')
  const { payments, invoices, credit } = context.get(apiContext)
  const payment = await payments.ofOrder({ id })
  // An order that waits for its company's approval is not on credit yet; its own page says who decides.
  if (payment.orderStatus === 'awaiting_approval') throw redirect(buildOrderPath(id))
  if (isLenderType(payment.paymentType)) {
    const [loan, { results: types }] = await Promise.all([
      loadLoan(context, payment.paymentType, id),
      payment.canChange ? payments.typesOfOrder({ query: { id } }) : { results: [] },
    ])
    return { payment, loan, types, formKey: crypto.randomUUID() }
  }
  if (payment.paymentType !== 'tempo')
    throw redirect(buildPaymentPath({ id, paymentType: payment.paymentType }))
  const [invoice, own, { results: types }] = await Promise.all([
    invoices.header({ id: payment.invoiceId }),
    credit.own(),
    payment.canChange ? payments.typesOfOrder({ query: { id } }) : { results: [] },
  ])
  // It is on credit terms already; what is chosen here is how it is paid now.
  const ways = types.filter(({ code }) => code !== 'tempo' && !isLenderType(code))
  return { payment, invoice, credit: own.credit, ways, formKey: crypto.randomUUID() }
}

/** Has the invoice paid now, the chosen way, and leads to its page. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const id = url.searchParams.get('order')
  if (!id) throw data({ message: 'Pesanan ini tidak ditemukan.' }, 404)
  const form = await readPostedForm(request)
  return isLoanIntent(form.get('intent'))
    ? runLoanForm(context, form, id)
    : choosePayment(context, form, id)
}

export const shouldRevalidate = revalidateOnConflict

export default function PaymentTempo({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <PaymentSignIn title="Pembayaran tempo" />
  const reply = isFormErrors(actionData) ? actionData : undefined
  if ('loan' in loaderData) {
    const { payment, loan, types, formKey } = loaderData
    return (
      <LoanPage
        order={payment}
        payment={loan}
        types={types ?? []}
        formKey={formKey}
        reply={reply}
      />
    )
  }
  return <Terms {...loaderData} reply={reply} />
}

type Loaded = Exclude<NonNullable<Route.ComponentProps['loaderData']>, { loan: unknown }> & {
  reply: unknown
}

function Terms({ payment, invoice, credit, ways, formKey, reply }: Loaded) {
  const { orderId, orderNumber } = payment
  return (
    <div className="wrap max-w-4xl! pb-16">
      <Breadcrumb
        items={[{ label: 'Pesanan', to: '/profile/daftar-transaksi' }, { label: orderNumber }]}
      />
      <h1 className="md:text-32">{chooseHeading(invoice.status)}</h1>
      <p className="num mb-4 text-ink-2">
        Pesanan {orderNumber}
        {invoice.status !== 'draft' && <> · tagihan {invoice.number}</>}
      </p>
      <div className="grid gap-4">
        {invoice.status === 'overdue' && (
          <Alert severity="error" title={`Lewat tempo ${invoice.daysLate} hari`}>
            Bayar secepatnya supaya limit kredit perusahaan Anda tidak dibekukan.
            {invoice.lateFee && (
              <>
                {' '}
                Denda <Money of={invoice.lateFee.amount} /> sudah termasuk dalam jumlahnya.
              </>
            )}
          </Alert>
        )}
        {invoice.status === 'unpaid' && (
          <Alert severity="success" title="Pesanan langsung kami siapkan">
            Tidak perlu membayar sekarang. Bayar paling lambat <b>{formatDate(invoice.dueAt)}</b>.
          </Alert>
        )}
        {invoice.status === 'draft' && (
          <Alert severity="success" title="Pesanan langsung kami siapkan">
            Tidak perlu membayar sekarang. Setiap pengiriman ada tagihannya sendiri, yang terbit
            setelah barangnya berangkat.
          </Alert>
        )}
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Card title={invoice.status === 'draft' ? 'Belum ditagih' : 'Tagihan'}>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
              <dt className="text-ink-2">Jumlah</dt>
              <dd className="text-18 font-heavy">
                <Money of={invoice.amount} />
              </dd>
              {invoice.status !== 'draft' && (
                <>
                  <dt className="text-ink-2">Jatuh tempo</dt>
                  <dd>{formatDate(invoice.dueAt)}</dd>
                </>
              )}
            </dl>
          </Card>
          {credit && (
            <Card title="Limit kredit">
              <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
                <dt className="text-ink-2">Sisa</dt>
                <dd className="font-bold">
                  <Money of={credit.free} />
                </dd>
                <dt className="text-ink-2">Terpakai</dt>
                <dd>
                  <Money of={credit.used} /> dari <Money of={credit.limit} />
                </dd>
              </dl>
              <ButtonLink to="/profile/limit-kredit" variant="outlined" className="mt-4">
                Lihat limit kredit
              </ButtonLink>
            </Card>
          )}
        </div>
        {ways.length > 0 && (
          <Card title="Bayar sekarang">
            <ReplyForm reply={reply} intent="choose" className="grid gap-4" replace>
              <IdempotencyKey initial={formKey} />
              <PaymentChoices payments={ways} chosen="transfer" />
              <div>
                <SubmitButton color="main" className="max-sm:w-full">
                  Lanjut bayar
                </SubmitButton>
              </div>
            </ReplyForm>
          </Card>
        )}
      </div>
      <p className="mt-6">
        <ButtonLink to={buildOrderPath(orderId)} variant="outlined">
          Lihat pesanan
        </ButtonLink>
      </p>
    </div>
  )
}

const chooseHeading = (status: string): string => {
  if (status === 'paid') return 'Pembayaran diterima'
  if (status === 'proof_submitted') return 'Bukti sedang diperiksa'
  if (status === 'void') return 'Tagihan dibatalkan'
  return status === 'overdue' ? 'Tagihan lewat tempo' : 'Pesanan diterima, bayar tempo'
}
