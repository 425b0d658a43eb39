import { lazy } from 'react'
import { redirect } from 'react-router'
import { invoiceStatusNames, type InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { buildOrderPath, buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { isGatewayType } from '#modules/selling/orders/rules/payment-types.ts'
import { formatDate } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { toFormErrors } from '#web/form.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { OrderLines } from '#web/shared/order/order-lines.tsx'
import { OrderTotals } from '#web/shared/order/order-totals.tsx'
import { invoiceStatusTones } from '#web/shared/status-badges/invoices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Transfer } from '../orders/transfer.tsx'
import { PaymentProofForm } from '../payments/proof-form.tsx'
import { sendProof } from '../payments/send-proof.ts'
import { TransferDetail } from '../payments/transfer-detail.tsx'
import { ApprovalForm } from './approval-form.tsx'
import { describeDue } from './describe-due.ts'
import { downloadDocuments } from './download-documents.ts'
import { InvoiceDocuments } from './invoice-documents.tsx'
import { InvoiceNotice } from './invoice-notice.tsx'
import { changePaymentType, loadPaymentTypes } from './payment-types.ts'
import type { Route } from './+types/invoice'

// Few change how they pay. Without `Suspense` the server waits for it.
const PaymentTypeForm = lazy(() =>
  import('./payment-type-form.tsx').then((part) => ({ default: part.PaymentTypeForm })),
)

export const middleware = [downloadDocuments]

export const handle = {
  kind: 'detail',
  uploads: { calls: ['payments.sendProof'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.invoice.number ?? 'Tagihan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) throw redirect('/profile/daftar-invoice')
  const api = context.get(apiContext)
  const { invoices, payments } = api
  const [invoice, { results: lines, totals, inWords }] = await Promise.all([
    payments.paymentDetail({ id }),
    invoices.products({ id }),
  ])
  const types = await loadPaymentTypes(api, invoice)
  return { invoice, lines, totals: { totals, inWords }, types }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const id = url.searchParams.get('id') ?? ''
  const intent = form.get('intent')
  if (intent === 'change-type') return changePaymentType(context, form, id)
  if (intent === 'approve') {
    const note = String(form.get('note') ?? '').trim()
    try {
      await context.get(apiContext).payments.approve({ id, body: note ? { note } : {} })
    } catch (thrown) {
      return toFormErrors(thrown, { intent: ['approve'], note: [note] })
    }
  } else {
    const refused = await sendProof(context, form)
    if (refused) return refused
  }
  return redirect(`${url.pathname}${url.search}`, 303)
}

export const shouldRevalidate = revalidateOnConflict

export default function InvoicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { invoice, lines, totals, types } = loaderData
  const reply = isFormErrors(actionData) ? actionData : undefined
  const status = invoice.status as InvoiceStatus
  const isByGateway = isGatewayType(invoice.paymentType)
  const isOnTerms = invoice.paymentType === 'tempo' && invoice.isOwn
  const refusedType = reply?.values['intent']?.[0] === 'change-type' ? reply : undefined
  const canChangeType = types.some(({ canChange, isCurrent }) => canChange && !isCurrent)
  const isPayable = status === 'unpaid' || status === 'overdue'
  return (
    <div className="grid gap-4">
      <div>
        <div className="md:hidden">
          <Breadcrumb
            items={[{ label: 'Tagihan', to: '/profile/daftar-invoice' }, { label: invoice.number }]}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="num">{invoice.number}</h1>
          <Badge tone={invoiceStatusTones[status]}>{invoiceStatusNames[status]}</Badge>
        </div>
        <p className="text-14 text-ink-2">
          Diterbitkan {formatDate(invoice.issuedAt)} ·{' '}
          {describeDue(invoice) ?? `jatuh tempo ${formatDate(invoice.dueAt)}`} · Pesanan{' '}
          {invoice.isOwn ? (
            <TextLink to={buildOrderPath(invoice.orderId)}>{invoice.orderNumber}</TextLink>
          ) : (
            <>
              <span className="num">{invoice.orderNumber}</span> dari {invoice.buyerName}
            </>
          )}
          {invoice.poNumber && ` · PO ${invoice.poNumber}`}
        </p>
      </div>
      <InvoiceNotice invoice={invoice} />
      {status === 'awaiting_approval' && <ApprovalForm reply={reply} />}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 content-start gap-4">
          {isPayable && !isByGateway && (
            <div className="grid gap-4 md:grid-cols-2">
              <TransferDetail payment={invoice} />
              <PaymentProofForm invoiceId={invoice.id} reply={reply} />
            </div>
          )}
          {(canChangeType || refusedType) && (
            <PaymentTypeForm
              key={invoice.paymentType}
              types={types}
              current={invoice.paymentType}
              reply={refusedType}
            />
          )}
          <Card title="Barang" flush>
            <OrderLines lines={lines} />
          </Card>
          <Card title="Total">
            <OrderTotals order={totals} />
          </Card>
        </div>
        <div className="grid content-start gap-4">
          {isPayable && (isByGateway || isOnTerms) && (
            <ButtonLink
              to={buildPaymentPath({ id: invoice.orderId, paymentType: invoice.paymentType })}
              color="main"
              size="large"
              wide
            >
              {isOnTerms ? 'Bayar lewat VA atau QRIS' : 'Bayar'}
            </ButtonLink>
          )}
          {status !== 'void' && <Transfer payment={invoice} canPay={isPayable} isOwnPage />}
          <InvoiceDocuments invoice={invoice} />
        </div>
      </div>
    </div>
  )
}
