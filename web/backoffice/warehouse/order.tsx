import { useEffect } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { pageTitle } from '#web/page-title.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { BuyerCard } from '../orders/details/buyer-card.tsx'
import { Deliveries } from '../orders/deliveries/deliveries.tsx'
import { handleDeliveryIntent } from '../orders/deliveries/delivery-actions.ts'
import { DeliveryForms } from '../orders/deliveries/delivery-form.tsx'
import { toFieldTime } from '../orders/jakarta-time.ts'
import { loadFleet } from '../orders/deliveries/load-fleet.ts'
import { OrderHeading } from '../orders/details/order-header.tsx'
import type { WarehouseLine } from '../orders/types.ts'
import { respond } from '../shared/actions/action-result.ts'
import { redirectOffice } from '../shared/redirect-warehouse.ts'
import type { Route } from './+types/order'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.order.header.number ?? 'Pesanan')

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  await redirectOffice(api, `/backoffice/pesanan/${id}${url.search}`)
  const [order, fleet] = await Promise.all([api.staffWarehouseOrders.show({ id }), loadFleet(api)])
  return { order, fleet, now: toFieldTime(new Date()) }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { staffWarehouseOrders } = context.get(apiContext)
  const result = await handleDeliveryIntent(staffWarehouseOrders, id, await readPostedForm(request))
  return respond(request, result, `/backoffice/gudang/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

/** An order for those who pick, load and receive: goods, destination and deliveries, no money. */
export default function WarehouseOrder({
  loaderData: { order, fleet, now },
  actionData,
}: Route.ComponentProps) {
  const { lines, shipping, blockedReason } = order
  const reply = isFormErrors(actionData) ? actionData : undefined
  const success = actionData && 'done' in actionData ? actionData : undefined
  useEffect(() => {
    if (success) void toast({ color: 'success', text: success.done })
  }, [success])
  const hasOpenDelivery = shipping.deliveries.some(
    ({ status }) => status === 'prepared' || status === 'on_the_way',
  )
  return (
    <>
      <OrderHeading order={order} list="/backoffice" listName="Hari ini" />
      <div className="grid gap-4 p-4 md:p-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 content-start gap-4">
          {shipping.deliveries.length > 0 && (
            <Deliveries order={order} fleet={fleet} now={now} reply={reply} />
          )}
          {blockedReason === null ? (
            <DeliveryForms
              key={shipping.deliveries.length}
              lines={lines.filter((line) => line.toShip > 0)}
              values={{ vehicle: shipping.delivery.vehicleName, date: order.proposedDay }}
              trips={shipping.delivery.trips}
              fleet={fleet}
              reply={reply}
              isMain={!hasOpenDelivery}
            />
          ) : (
            <p className="text-14 text-ink-2">{blockedReason}</p>
          )}
          <Card title="Barang" flush>
            <ul>
              {lines.map((line) => (
                <GoodsItem key={line.id} line={line} />
              ))}
            </ul>
          </Card>
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <BuyerCard order={order} />
        </div>
      </div>
    </>
  )
}

/** What was ordered of one thing, where it lies, and how much of it has left. */
const GoodsItem = ({ line }: { line: WarehouseLine }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line px-4 py-3 text-14 last:border-0">
    <div className="min-w-0">
      <b className="font-semibold wrap-anywhere">
        {line.name} {line.variantName}
      </b>
      <p className="num text-12 text-ink-2">
        {line.sku} · {line.warehouse} · stok bebas {formatQuantity(line.stockThere)} {line.unit}
        {line.awaited > 0 && ` · ${formatQuantity(line.awaited)} belum datang dari pabrik`}
      </p>
    </div>
    <p className="num text-right whitespace-nowrap">
      {formatQuantity(line.qty)} {line.unit}
      {line.shipped > 0 && (
        <span className="block text-12 text-ink-2">terkirim {formatQuantity(line.shipped)}</span>
      )}
    </p>
  </li>
)
