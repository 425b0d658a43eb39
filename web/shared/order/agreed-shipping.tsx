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
            isPickup ? 'Diambil di gudang' : `${delivery.vehicleName}, ${delivery.trips} rit`,
          ],
          ['Muatan', `${formatQuantity(weightKg)} kg · ${formatQuantity(volumeM3)} m³`],
        ]}
      />
    </>
  )
}
