import {
  nameDeliveryStatus,
  type DeliveryStatus,
} from '#modules/selling/orders/rules/delivery-status.ts'
import { deliveryStatusTones } from '#web/shared/status-badges/deliveries.ts'
import { HandoverFacts } from '#web/shared/order/handover-facts.tsx'
import type { OrderShippingResponse } from '#web/shared/order/types.ts'
import { formatQuantity } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { toDeliveryNoteUrl, toHandoverPhotoUrl } from './document-urls.ts'
import { ShareTracking } from './share-tracking.tsx'

/** Every delivery of an order: its vehicle or where it is picked up, its goods and papers. */
export default function OrderDeliveries({ deliveries }: Pick<OrderShippingResponse, 'deliveries'>) {
  return deliveries.map((each) => (
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
            <span className="num">{formatPhone(each.driverPhone)}</span> · dari {each.warehouse}
          </>
        )}
      </p>
      <ul className="my-1">
        {each.lines.map(({ lineId, name, qty, unit }) => (
          <li key={lineId} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="num whitespace-nowrap">
              {formatQuantity(qty)} {unit}
            </span>
          </li>
        ))}
      </ul>
      <TextLink to={toDeliveryNoteUrl(each.id)} reloadDocument icon="download">
        Surat jalan
      </TextLink>
      <HandoverFacts delivery={each} photoUrl={toHandoverPhotoUrl(each.id)} />
      {each.status === 'on_the_way' && <ShareTracking delivery={each} />}
    </section>
  ))
}
