import { formatDayName, formatQuantity } from '#platform/format.ts'
import { Facts } from '#web/ui/card.tsx'
import { readablePhone } from '#web/ui/phone.ts'
import type { ShippingAnswer } from './shapes.ts'

type Agreed = Pick<ShippingAnswer, 'shipTo' | 'delivery' | 'weightKg' | 'volumeM3'>

/** Where an order goes and how, as agreed when it was placed. */
export function AgreedShipping({ shipTo, delivery, weightKg, volumeM3 }: Agreed) {
  const collected = delivery.method === 'pickup'
  const day = formatDayName(`${delivery.date}T12:00:00+07:00`)
  return (
    <>
      <p>
        <b>{shipTo.label}</b> · {delivery.contactName} ·{' '}
        <span className="num">{readablePhone(delivery.contactPhone)}</span>
      </p>
      <p className="text-14 text-ink-2">
        {shipTo.street}, {shipTo.village}, {shipTo.district}, {shipTo.city}, {shipTo.province}{' '}
        {shipTo.postalCode}
      </p>
      <Facts
        className="mt-3 max-w-md"
        rows={[
          [collected ? 'Ambil' : 'Kirim', `${day}, ${delivery.window}`],
          [
            'Dengan',
            collected ? 'Diambil di gudang' : `${delivery.vehicleName}, ${delivery.trips} rit`,
          ],
          ['Muatan', `${formatQuantity(weightKg)} kg · ${formatQuantity(volumeM3)} m³`],
        ]}
      />
    </>
  )
}
