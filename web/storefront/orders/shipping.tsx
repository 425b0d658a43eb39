import {
  nameDeliveryStatus,
  type DeliveryStatus,
} from '#modules/selling/orders/rules/delivery-status.ts'
import { deliveryStatusTones } from '#web/shared/status-badges/deliveries.ts'
import { AgreedShipping } from '#web/shared/order/agreed-shipping.tsx'
import { HandoverFacts } from '#web/shared/order/handover-facts.tsx'
import { RemainingGoods } from '#web/shared/order/remaining-goods.tsx'
import type { OrderLineResponse, OrderShippingResponse } from '#web/shared/order/types.ts'
import { formatQuantity } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatPhone } from '#platform/phone.ts'
import { toDeliveryNoteUrl, toHandoverPhotoUrl } from './document-urls.ts'

/** The agreed delivery and every lorry that has departed. */
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
      {shipping.deliveries.map((each) => {
        return (
          <section key={each.id} className="mt-4 border-t border-line pt-3 text-14">
            <p className="flex flex-wrap items-center gap-2">
              <b className="num">{each.number}</b>
              <Badge tone={deliveryStatusTones[each.status as DeliveryStatus]}>
                {nameDeliveryStatus(each)}
              </Badge>
            </p>
            <p className="text-ink-2">
              {each.isPickup ? (
                <>Diambil di {each.warehouse}; sebutkan nomor ini</>
              ) : (
                <>
                  {each.vehicle} {each.plate} · sopir {each.driver}{' '}
                  <span className="num">{formatPhone(each.driverPhone)}</span> · dari{' '}
                  {each.warehouse}
                </>
              )}
            </p>
            <p>
              {each.lines
                .map(({ name, qty, unit }) => `${name} ${formatQuantity(qty)} ${unit}`)
                .join(', ')}
            </p>
            <TextLink to={toDeliveryNoteUrl(each.id)} reloadDocument icon="download">
              Surat jalan
            </TextLink>
            <HandoverFacts delivery={each} photoUrl={toHandoverPhotoUrl(each.id)} />
          </section>
        )
      })}
      {!isFinished && (
        <div className="mt-4 border-t border-line pt-3 empty:hidden">
          <RemainingGoods lines={lines} deliveries={shipping.deliveries} />
        </div>
      )}
    </Card>
  )
}
