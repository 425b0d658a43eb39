import { Link } from '#web/ui/navigation/link.tsx'
import { formatDate } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import { Card } from '#web/ui/card.tsx'
import { FactList } from '../shared/fact-list.tsx'
import type { WarehouseReturnDetails } from './types.ts'

/** Whose goods come back, from where and when; the bank account only for those who give the money back. */
export function ReturnFacts({
  details,
}: {
  details: WarehouseReturnDetails & { refundTo?: string }
}) {
  const { order, buyer, address, pickupOn, receivedOn, warehouse } = details
  const formatDay = (day: string) => formatDate(`${day}T12:00:00+07:00`)
  return (
    <Card title="Permintaan">
      <FactList
        facts={[
          [
            'Pesanan',
            <Link
              key="order"
              to={`/backoffice/pesanan/${order.id}`}
              className="-my-3 inline-flex min-h-11 items-center text-link"
            >
              {order.number}
            </Link>,
          ],
          ...(buyer.company ? [['Perusahaan', buyer.company] as const] : []),
          [
            'Pembeli',
            [buyer.name, buyer.phone && formatPhone(buyer.phone)].filter(Boolean).join(', '),
          ],
          ['Diambil di', address.join(', ')],
          ...(details.note ? [['Catatan', details.note] as const] : []),
          ...(details.refundTo === undefined
            ? []
            : [['Dana dikembalikan ke', details.refundTo || null] as const]),
          ...(pickupOn ? [['Tanggal ambil', formatDay(pickupOn)] as const] : []),
          ...(receivedOn ? [['Diterima', `${formatDay(receivedOn)}, ${warehouse}`] as const] : []),
          ...(details.reason ? [['Alasan ditolak', details.reason] as const] : []),
        ]}
      />
    </Card>
  )
}
