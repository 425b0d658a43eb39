import { buildInvoicePath } from '#modules/finance/invoices/rules.ts'
import { lazy } from 'react'
import { redirect } from 'react-router'
import {
  finishedOrderStatuses,
  orderStatusNames,
} from '#modules/selling/orders/rules/order-status.ts'
import { orderStatusTones } from '#web/shared/status-badges/orders.ts'
import { OrderLines } from '#web/shared/order/order-lines.tsx'
import { OrderTimeline } from '#web/shared/order/order-timeline.tsx'
import { OrderTotals } from '#web/shared/order/order-totals.tsx'
import { formatDateTime } from '#platform/format.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { loadApproverNames } from '../company-members/load.ts'
import { OrderNote } from './order-note.tsx'
import { OrderStanding } from './order-standing.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { downloadDocuments } from './download-documents.ts'
import { downloadOwnProof, downloadRefundProof } from './download-proof.ts'
import { Transfer } from './transfer.tsx'
import { OrderActions } from './order-actions.tsx'
import { REPEAT_PARAM, RETURN_PARAM, toPoFileUrl } from './document-urls.ts'
import { MAX_RETURN_PICTURES } from '#modules/finance/returns/rules/return-reasons.ts'
import { downloadReturnPicture, loadReturnForm } from './submit-return.ts'
import { loadLoanPlan } from './load-loan-plan.ts'
import { loadMoneyProblem } from './load-money-problem.ts'
import { loadRepeat } from './repeat-into-cart.ts'
import { handleOrderForm } from './handle-order-form.ts'
import { Shipping } from './shipping.tsx'
import type { Route } from './+types/order'

export const middleware = [
  downloadOwnProof,
  downloadRefundProof,
  downloadDocuments,
  downloadReturnPicture,
]

/** The pictures of a return. */
export const handle = {
  kind: 'detail',
  uploads: { calls: ['files.upload'], perForm: MAX_RETURN_PICTURES },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.order.number ?? 'Pesanan')

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) throw redirect('/profile/daftar-transaksi')
  const api = context.get(apiContext)
  const { orders, invoices, refunds, returns, substitutions } = api
  const [order, { results: lines }, shipping, returned, refunded, proposed] = await Promise.all([
    orders.header({ id }),
    orders.products({ id }),
    orders.shipping({ id }),
    returns.ofOrder({ id }),
    refunds.ofOrder({ id }),
    substitutions.ofOrder({ id }),
  ])
  const isApproved = order.status !== 'awaiting_approval'
  const [approvers, payment, moneyProblem, loanPlan, repeat, returning] = await Promise.all([
    isApproved ? [] : loadApproverNames(api),
    // Nobody is asked for money before an order is approved.
    order.invoice && isApproved ? invoices.header({ id: order.invoice.id }) : undefined,
    loadMoneyProblem(api, order),
    loadLoanPlan(api, order),
    url.searchParams.has(REPEAT_PARAM) ? loadRepeat(context, id) : undefined,
    url.searchParams.has(RETURN_PARAM) ? loadReturnForm(context, id) : undefined,
  ])
  const returnsOfOrder = {
    returns: returned.results,
    canReturn: returned.returnable.length > 0,
    refunds: refunded.results,
    lastAccount: refunded.lastAccount,
    substitutions: proposed.results,
  }
  return {
    order,
    lines,
    shipping,
    approvers,
    payment,
    moneyProblem,
    loanPlan,
    repeat,
    returning,
    ...returnsOfOrder,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const id = url.searchParams.get('id') ?? ''
  return handleOrderForm(context, id, await readPostedForm(request))
}

// Pages of their own at the order's address, which the order needs no scripts of.
const RepeatOrder = lazy(() =>
  import('./repeat-order.tsx').then((part) => ({ default: part.RepeatOrder })),
)

const RequestReturn = lazy(() =>
  import('./request-return.tsx').then((part) => ({ default: part.RequestReturn })),
)

// Most orders are looked at before anything can come back.
const RefundsCard = lazy(() =>
  import('./refunds-card.tsx').then((part) => ({ default: part.RefundsCard })),
)
const ReturnsCard = lazy(() =>
  import('./returns-card.tsx').then((part) => ({ default: part.ReturnsCard })),
)

const DeliveryInvoices = lazy(() =>
  import('#web/shared/order/delivery-invoices.tsx').then((part) => ({
    default: part.DeliveryInvoices,
  })),
)

const LoanCard = lazy(() => import('./loan-card.tsx').then((part) => ({ default: part.LoanCard })))

const SubstitutionsCard = lazy(() =>
  import('./substitutions-card.tsx').then((part) => ({ default: part.SubstitutionsCard })),
)

export const shouldRevalidate = revalidateOnConflict

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = isFormErrors(actionData) ? actionData : undefined
  const { order, lines, shipping, approvers, payment, moneyProblem, repeat, returning } = loaderData
  if (repeat) return <RepeatOrder {...repeat} reply={reply} />
  if (returning) return <RequestReturn {...returning} order={order} reply={reply} />
  return (
    <div className="grid gap-4">
      <div>
        <div className="md:hidden">
          <Breadcrumb
            items={[{ label: 'Pesanan', to: '/profile/daftar-transaksi' }, { label: order.number }]}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="num">{order.number}</h1>
          <Badge tone={orderStatusTones[order.status]}>{orderStatusNames[order.status]}</Badge>
        </div>
        <p className="text-14 text-ink-2">
          Dibuat {formatDateTime(order.placedAt)}
          {order.poNumber && ` · PO ${order.poNumber}`}
          {order.poFile && (
            <>
              {' · '}
              <TextLink to={toPoFileUrl(order.id)} reloadDocument icon="download">
                {order.poFile.name}
              </TextLink>
            </>
          )}
          {order.purchaseOrder && (
            <>
              {' · '}
              <TextLink to={`/upo?unduh=${order.purchaseOrder.id}`} reloadDocument icon="download">
                {order.purchaseOrder.fileName}
              </TextLink>
            </>
          )}
        </p>
      </div>
      <OrderStanding
        order={order}
        approvers={approvers}
        moneyProblem={moneyProblem}
        refunds={loaderData.refunds}
      />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 content-start gap-4">
          {loaderData.substitutions.length > 0 && (
            <SubstitutionsCard
              substitutions={loaderData.substitutions}
              isPaid={payment?.status === 'paid'}
              reply={reply}
            />
          )}
          <Card title="Barang" flush>
            <OrderLines lines={lines} />
          </Card>
          <Card title="Total">
            <OrderTotals order={order} />
          </Card>
          {order.note && <OrderNote note={order.note} />}
          {order.deliveryInvoices && (
            <DeliveryInvoices invoices={order.deliveryInvoices} toUrl={buildInvoicePath} />
          )}
          {payment && payment.status !== 'void' && payment.status !== 'draft' && (
            <Transfer payment={payment} canPay={order.status !== 'awaiting_approval'} />
          )}
          {loaderData.loanPlan && <LoanCard plan={loaderData.loanPlan} />}
          <RefundsCard
            orderId={order.id}
            refunds={loaderData.refunds}
            lastAccount={loaderData.lastAccount}
            reply={reply}
          />
          <Shipping
            shipping={shipping}
            lines={lines}
            isFinished={finishedOrderStatuses.some((status) => status === order.status)}
          />
          {(loaderData.canReturn || loaderData.returns.length > 0) && (
            <ReturnsCard
              orderId={order.id}
              returns={loaderData.returns}
              canReturn={loaderData.canReturn}
              reply={reply}
            />
          )}
        </div>
        <div className="grid content-start gap-4">
          <Card title="Riwayat">
            <OrderTimeline order={order} />
          </Card>
          <DocumentsCard order={order} />
          <OrderActions order={order} hasMoneyProblem={moneyProblem !== null} reply={reply} />
        </div>
      </div>
    </div>
  )
}
