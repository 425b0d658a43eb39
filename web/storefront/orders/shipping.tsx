import { lazy } from 'react'
import { AgreedShipping } from '#web/shared/order/agreed-shipping.tsx'
import { RemainingGoods } from '#web/shared/order/remaining-goods.tsx'
import type { OrderLineResponse, OrderShippingResponse } from '#web/shared/order/types.ts'
import { Card } from '#web/ui/card.tsx'

// Most orders are looked at before anything leaves.
const OrderDeliveries = lazy(() => import('./order-deliveries.tsx'))

/** The delivery as agreed, and each that was made of it. */
export function Shipping({
  shipping,
  lines,
  isFinished,
}: {
  shipping: OrderShippingResponse
  lines: readonly OrderLineResponse[]
  isFinished: boolean
}) {
  return (
    <Card title="Pengiriman">
      <AgreedShipping {...shipping} />
      {shipping.deliveries.length > 0 && <OrderDeliveries deliveries={shipping.deliveries} />}
      {!isFinished && (
        <div className="mt-4 border-t border-line pt-3 empty:hidden">
          <RemainingGoods lines={lines} deliveries={shipping.deliveries} />
        </div>
      )}
    </Card>
  )
}
