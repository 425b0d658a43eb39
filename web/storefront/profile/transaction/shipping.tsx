import { formatDayName, formatMoment, formatQuantity } from '#platform/format.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card, Facts } from '#web/ui/card.tsx'
import type { ShippingAnswer } from './shapes.ts'

const deliveryStatusLook: Record<string, { name: string; tone: Tone }> = {
  prepared: { name: 'Disiapkan', tone: 'primary' },
  on_the_way: { name: 'Di jalan', tone: 'info' },
  received: { name: 'Diterima', tone: 'success' },
  returned: { name: 'Kembali', tone: 'danger' },
}

/** Where it goes, as agreed, and every lorry that has left. */
export function Shipping({ shipping: { shipTo, delivery, weightKg, volumeM3, deliveries } }: { shipping: ShippingAnswer }) {
  return (
    <Card title="Pengiriman">
      <p><b>{shipTo.label}</b> · {delivery.contactName} · <span className="num">{delivery.contactPhone}</span></p>
      <p className="text-14 text-ink-2">
        {shipTo.street}, {shipTo.village}, {shipTo.district}, {shipTo.city}, {shipTo.province} {shipTo.postalCode}
      </p>
      <Facts
        className="mt-3 max-w-md"
        rows={[
          [delivery.method === 'pickup' ? 'Ambil' : 'Kirim', `${formatDayName(`${delivery.date}T12:00:00+07:00`)}, ${delivery.window}`],
          ['Dengan', delivery.method === 'pickup' ? 'Diambil di gudang' : `${delivery.vehicleName}, ${delivery.trips} rit`],
          ['Muatan', `${formatQuantity(weightKg)} kg · ${formatQuantity(volumeM3)} m³`],
        ]}
      />
      {deliveries.map((each) => (
        <section key={each.id} className="mt-4 border-t border-line pt-3 text-14">
          <p className="flex flex-wrap items-center gap-2">
            <b className="num">{each.number}</b>
            <Badge tone={deliveryStatusLook[each.status]?.tone}>{deliveryStatusLook[each.status]?.name ?? each.status}</Badge>
          </p>
          <p className="text-ink-2">
            {each.vehicle} {each.plate} · sopir {each.driver} <span className="num">{each.driverPhone}</span> · dari {each.warehouse}
          </p>
          <p>{each.lines.map(({ name, qty, unit }) => `${name} ${formatQuantity(qty)} ${unit}`).join(', ')}</p>
          {each.receivedAt && <p className="text-success-text">Diterima {each.receivedBy}, {formatMoment(each.receivedAt)}</p>}
        </section>
      ))}
    </Card>
  )
}
