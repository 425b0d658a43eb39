import { useEffect } from 'react'
import { canSubstitute } from '#modules/checkout/substitutions/rules/proposal.ts'
import { canReschedule } from '#modules/selling/orders/rules/order-status.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { OPEN_INVOICES_PATH } from '../finance/paths.ts'
import { DeliveryInvoices } from '#web/shared/order/delivery-invoices.tsx'
import { OrderLines } from '#web/shared/order/order-lines.tsx'
import { OrderTimeline } from '#web/shared/order/order-timeline.tsx'
import { OrderTotals } from '#web/shared/order/order-totals.tsx'
import { formatQuantity } from '#platform/format.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { pageTitle } from '#web/page-title.ts'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { handleOrderIntent } from './actions.ts'
import { BuyerCard } from './details/buyer-card.tsx'
import { CancelledGoodsCard } from './corrections/cancelled-goods-card.tsx'
import { Deliveries } from './deliveries/deliveries.tsx'
import { listStaffActions } from './details/order-actions.ts'
import { OrderHeader } from './details/order-header.tsx'
import { toFieldTime } from './jakarta-time.ts'
import { loadFleet } from './deliveries/load-fleet.ts'
import { loadUndoablePayment } from './payment/load-undoable-payment.ts'
import { DeliveryForms } from './deliveries/delivery-form.tsx'
import { ActionPanel } from './details/action-panel.tsx'
import {
  ConfirmForm,
  DifferenceForm,
  RejectForm,
  UndoPaymentForm,
} from './payment/payment-forms.tsx'
import { ReturnsCard } from './corrections/returns-card.tsx'
import { RefundsCard } from './corrections/refunds-card.tsx'
import { SubstitutionsCard } from './corrections/substitutions-card.tsx'
import { NotesCard, WorkCard } from './details/work-panel.tsx'
import { TransferPanel } from './payment/transfer-panel.tsx'
import { respond } from '../shared/actions/action-result.ts'
import { redirectWarehouse } from '../shared/redirect-warehouse.ts'
import { hasRole, useStaff } from '../shared/staff.ts'
import type { Route } from './+types/order'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.order.header.number ?? 'Pesanan')

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  await redirectWarehouse(api, `/backoffice/gudang/${id}${url.search}`)
  const [
    order,
    work,
    fleet,
    { results: returns },
    { results: refunds },
    { results: substitutions },
    undoablePayment,
  ] = await Promise.all([
    api.staffOrders.show({ id }),
    api.staffOrders.work({ id }),
    loadFleet(api),
    api.staffReturns.queue({ query: { orderId: id, count: 100 } }),
    api.staffRefunds.queue({ query: { orderId: id, count: 100 } }),
    api.staffSubstitutions.ofOrder({ id }),
    loadUndoablePayment(api, id),
  ])
  return {
    order,
    work,
    fleet,
    returns,
    refunds,
    substitutions,
    undoablePayment,
    now: toFieldTime(new Date()),
  }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const result = await handleOrderIntent(context.get(apiContext), id, await readPostedForm(request))
  return respond(request, result, `/backoffice/pesanan/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, work, fleet, returns, refunds, substitutions, undoablePayment, now } = loaderData
  const { header, lines, shipping, transfer } = order
  const staff = useStaff()
  const actions = listStaffActions(header.actions, staff)
  const isAllowed = (code: string) =>
    actions.some((action) => action.code === code && action.isAllowed)
  const reply = isFormErrors(actionData) ? actionData : undefined
  const success = actionData && 'done' in actionData ? actionData : undefined
  useEffect(() => {
    if (success) void toast({ color: 'success', text: success.done })
  }, [success])

  const awaitsPayment =
    header.status === 'awaiting_payment' ||
    header.status === 'awaiting_confirmation' ||
    transfer?.status === 'proof_submitted'
  const linesToShip = lines.filter((line) => line.toShip > 0)
  const hasOpenDelivery = shipping.deliveries.some(
    ({ status }) => status !== 'received' && status !== 'returned',
  )
  const deliveryInvoices = header.deliveryInvoices && (
    <DeliveryInvoices
      invoices={header.deliveryInvoices}
      toUrl={(id) => (hasRole(staff, 'finance') ? `${OPEN_INVOICES_PATH}/${id}` : undefined)}
    />
  )
  const transferPanel = transfer && (
    <TransferPanel
      transfer={transfer}
      orderId={header.id}
      paymentType={header.paymentType}
      refusalReason={header.invoice?.refusalReason ?? null}
      canViewProof={hasRole(staff, 'finance')}
    >
      {isAllowed('confirm_payment') && <ConfirmForm invoiceId={transfer.invoiceId} reply={reply} />}
      {isAllowed('confirm_payment') && (
        <DifferenceForm invoiceId={transfer.invoiceId} reply={reply} />
      )}
      {isAllowed('reject_proof') && <RejectForm invoiceId={transfer.invoiceId} reply={reply} />}
      {undoablePayment && <UndoPaymentForm payment={undoablePayment} reply={reply} />}
    </TransferPanel>
  )
  return (
    <>
      <OrderHeader order={order} />
      <div className="grid gap-4 p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 content-start gap-4">
          {awaitsPayment && transferPanel}
          {deliveryInvoices}
          {shipping.deliveries.length > 0 && (
            <Deliveries order={order} fleet={fleet} now={now} reply={reply} />
          )}
          {isAllowed('prepare') && (
            <DeliveryForms
              key={shipping.deliveries.length}
              lines={linesToShip}
              values={{ vehicle: shipping.delivery.vehicleName, date: order.proposedDay }}
              trips={shipping.delivery.trips}
              fleet={fleet}
              reply={reply}
              isMain={!hasOpenDelivery}
            />
          )}
          <Card title="Barang" flush>
            <OrderLines
              lines={lines}
              note={(line) => (
                <p className="num text-12 text-ink-2">
                  stok bebas di sana {formatQuantity(line.stockThere)} {line.unit}
                </p>
              )}
            />
          </Card>
          <Card title="Total">
            <OrderTotals order={header} />
          </Card>
          {!awaitsPayment && transferPanel}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <ActionPanel
            actions={actions}
            reply={reply}
            awaitsDelivery={hasOpenDelivery}
            slot={canReschedule(header.status) ? shipping.delivery : undefined}
            windows={order.deliveryWindows}
          />
          <RefundsCard refunds={refunds} />
          <SubstitutionsCard
            substitutions={substitutions}
            lines={linesToShip}
            canPropose={hasRole(staff, 'sales') && canSubstitute(header.status)}
            reply={reply}
          />
          {hasRole(staff, 'sales') &&
            header.status === 'partly_shipped' &&
            linesToShip.length > 0 && (
              <CancelledGoodsCard
                lines={linesToShip}
                hasOneInvoice={!header.deliveryInvoices}
                reply={reply}
              />
            )}
          <BuyerCard order={order} />
          <WorkCard work={work} reply={reply} />
          <NotesCard work={work} reply={reply} />
          <ReturnsCard returns={returns} />
          <Card title="Riwayat">
            <OrderTimeline order={header} />
          </Card>
        </div>
      </div>
    </>
  )
}
