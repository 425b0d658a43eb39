import { redirect } from 'react-router'
import { z } from 'zod'
import { orderStatusLook } from '#modules/orders/rules.ts'
import { OrderLines } from '#web/ui/order/lines.tsx'
import { OrderTimeline } from '#web/ui/order/order-timeline.tsx'
import { OrderTotals } from '#web/ui/order/totals.tsx'
import { formatMoment } from '#platform/format.ts'
import { afterRefusal } from '#web/after-refusal.ts'
import { apiContext } from '#web/context.ts'
import { isFormReply } from '#web/form-reply.ts'
import { readFormData, refusal } from '#web/form.ts'
import { titled } from '#web/titled.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { OrderActions } from './transaction/actions.tsx'
import { Shipping } from './transaction/shipping.tsx'
import type { Route } from './+types/transaction.ts'

export const handle = { toolbar: false }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titled(matches, loaderData?.order.number ?? 'Transaksi')

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id')
  if (!id) throw redirect('/profile/daftar-transaksi')
  const { orders } = context.get(apiContext)
  const [order, { results: lines }, shipping] = await Promise.all([
    orders.header({ id }),
    orders.products({ id }),
    orders.shipping({ id }),
  ])
  return { order, lines, shipping }
}

const PoNumber = z.object({ poNumber: z.string().trim().min(1).max(60) })

export async function action({ context, request, url }: Route.ActionArgs) {
  const { orders } = context.get(apiContext)
  const id = url.searchParams.get('id') ?? ''
  const form = await request.formData()
  try {
    if (form.get('intent') === 'cancel')
      await orders.cancel({ id, body: { reason: String(form.get('reason') ?? '') } })
    else {
      const read = readFormData(form, PoNumber)
      if (!read.ok) return read.reply
      await orders.setPoNumber({ id, body: read.value })
    }
  } catch (thrown) {
    return refusal(thrown)
  }
  return redirect(`/profile/daftar-transaksi/detail?id=${id}`, 303)
}

export const shouldRevalidate = afterRefusal

export default function TransactionDetail({
  loaderData: { order, lines, shipping },
  actionData,
}: Route.ComponentProps) {
  const look = orderStatusLook[order.status]
  const reply = isFormReply(actionData) ? actionData : undefined
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="num flex flex-wrap items-center gap-3">
          {order.number} <Badge tone={look.tone}>{look.name}</Badge>
        </h1>
        <p className="text-14 text-ink-2">
          Dibuat {formatMoment(order.placedAt)}
          {order.poNumber && ` · PO ${order.poNumber}`}
        </p>
      </div>
      {order.status === 'awaiting_payment' && (
        <Alert
          severity="warning"
          title={
            order.invoice?.refusalReason ? 'Bukti transfer dikembalikan' : 'Menunggu transfer Anda'
          }
          action={
            <ButtonLink
              to={`/payment-confirmation/transfer?order=${order.id}`}
              color="main"
              size="small"
            >
              Bayar
            </ButtonLink>
          }
        >
          {order.invoice?.refusalReason ??
            (order.expiresAt && (
              <>Sebelum {formatMoment(order.expiresAt)}, supaya stok tetap ditahan.</>
            ))}
        </Alert>
      )}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 content-start gap-4">
          <Card title="Barang" flush>
            <OrderLines lines={lines} />
          </Card>
          <Card title="Total">
            <OrderTotals order={order} />
          </Card>
          <Shipping shipping={shipping} />
        </div>
        <div className="grid content-start gap-4">
          <Card title="Riwayat">
            <OrderTimeline order={order} />
          </Card>
          <OrderActions order={order} reply={reply} />
        </div>
      </div>
    </div>
  )
}
