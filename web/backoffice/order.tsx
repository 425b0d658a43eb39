import { useEffect } from 'react'
import { redirect } from 'react-router'
import { OrderLines } from '#web/ui/order/lines.tsx'
import { OrderTimeline } from '#web/ui/order/order-timeline.tsx'
import { OrderTotals } from '#web/ui/order/totals.tsx'
import { formatQuantity } from '#platform/format.ts'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { titled } from '#web/titled.ts'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { act } from './order/act.ts'
import { BuyerCard } from './order/buyer-card.tsx'
import { Deliveries } from './order/deliveries.tsx'
import { deskActions } from './order/desk-actions.ts'
import { Heading } from './order/heading.tsx'
import { asFieldTime } from './order/jakarta-time.ts'
import { LoadingForm } from './order/loading-form.tsx'
import { OtherActions } from './order/other-actions.tsx'
import { ConfirmForm, RejectForm } from './order/payment-forms.tsx'
import { TransferPanel } from './order/transfer-panel.tsx'
import { mayDo, useStaff } from './staff.ts'
import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.order.header.number ?? 'Pesanan')

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const order = await context.get(apiContext).staffOrders.show({ id })
  return { order, now: asFieldTime(new Date()) }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const acted = await act(context.get(apiContext), id, await request.formData())
  if ('reply' in acted) return acted.reply
  // Before scripts run a form replaces the page: a reload must not send it again.
  if (request.headers.get('accept')?.includes('text/html'))
    return redirect(`/backoffice/pesanan/${id}`, 303)
  return acted
}

export const shouldRevalidate = afterRefusal

export default function Order({ loaderData: { order, now }, actionData }: Route.ComponentProps) {
  const { header, lines, shipping, transfer } = order
  const staff = useStaff()
  const actions = deskActions(header.actions, staff)
  const may = (code: string) => actions.some((action) => action.code === code && action.open)
  const reply = isFormReply(actionData) ? actionData : undefined
  const done = actionData && 'done' in actionData ? actionData : undefined
  useEffect(() => {
    if (done) void toast({ color: 'success', text: done.done })
  }, [done])

  const waits = header.status === 'awaiting_payment' || header.status === 'awaiting_confirmation'
  const left = lines.filter((line) => line.toShip > 0)
  const toLeave = shipping.deliveries.some(
    ({ status }) => status !== 'received' && status !== 'returned',
  )
  const money = transfer && (
    <TransferPanel
      transfer={transfer}
      orderId={header.id}
      refusalReason={header.invoice?.refusalReason ?? null}
      mayLook={mayDo(staff, 'finance')}
    >
      {may('confirm_payment') && <ConfirmForm reply={reply} />}
      {may('reject_proof') && <RejectForm reply={reply} />}
    </TransferPanel>
  )
  return (
    <>
      <Heading order={order} />
      <div className="grid gap-4 p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 content-start gap-4">
          {waits && money}
          {shipping.deliveries.length > 0 && (
            <Deliveries deliveries={shipping.deliveries} now={now} reply={reply} />
          )}
          {may('prepare') && (
            <LoadingForm
              key={shipping.deliveries.length}
              lines={left}
              vehicle={shipping.delivery.vehicleName}
              reply={reply}
              main={!toLeave}
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
          {!waits && money}
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <OtherActions actions={actions} reply={reply} />
          <BuyerCard order={order} />
          <Card title="Riwayat">
            <OrderTimeline order={header} />
          </Card>
        </div>
      </div>
    </>
  )
}
