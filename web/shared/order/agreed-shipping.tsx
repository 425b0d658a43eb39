import type { ReactNode } from 'react'
import { formatWeekdayDate, formatQuantity } from '#platform/format.ts'
import { DescriptionList } from '#web/ui/card.tsx'
import { formatPhone } from '#platform/phone.ts'
import type { OrderShippingResponse } from './types.ts'

type AgreedShippingProps = Pick<
  OrderShippingResponse,
  'shipTo' | 'delivery' | 'weightKg' | 'volumeM3'
>

/** An order's address and delivery, as agreed when it was placed. */
export function AgreedShipping({ shipTo, delivery, weightKg, volumeM3 }: AgreedShippingProps) {
  const isPickup = delivery.method === 'pickup'
  const day = formatWeekdayDate(`${delivery.date}T12:00:00+07:00`)
  const pickupRow: [string, ReactNode][] = delivery.pickup
    ? [[isPickup ? 'Gudang' : 'Sebagian diambil', <PickupPlace key="p" pickup={delivery.pickup} />]]
    : []
  return (
    <>
      <p>
        <b>{shipTo.label}</b> · {delivery.contactName} ·{' '}
        <span className="num">{formatPhone(delivery.contactPhone)}</span>
      </p>
      <p className="text-14 text-ink-2">
        {shipTo.street}, {shipTo.village}, {shipTo.district}, {shipTo.city}, {shipTo.province}{' '}
        {shipTo.postalCode}
      </p>
      <DescriptionList
        className="mt-3"
        rows={[
          [isPickup ? 'Ambil' : 'Kirim', `${day}, ${delivery.window}`],
          [
            'Dengan',
            isPickup
              ? 'Diambil di gudang, gratis'
              : `${delivery.vehicleName}, ${delivery.trips} rit`,
          ],
          ...pickupRow,
          ['Muatan', `${formatQuantity(weightKg)} kg · ${formatQuantity(volumeM3)} m³`],
        ]}
      />
    </>
  )
}

type PickupPlaceProps = {
  pickup: NonNullable<OrderShippingResponse['delivery']['pickup']>
}

/** Where and when goods are picked up, which costs nothing. */
export const PickupPlace = ({ pickup: { warehouse, address, openingHours } }: PickupPlaceProps) => (
  <>
    <b>{warehouse}</b>, gratis
    {[address, openingHours].map(
      (text) =>
        text && (
          <span key={text} className="block text-14 font-normal text-ink-2">
            {text}
          </span>
        ),
    )}
  </>
)
