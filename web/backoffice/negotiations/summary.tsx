import { Link } from '#web/ui/navigation/link.tsx'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { formatPhone } from '#platform/phone.ts'
import { FactList } from '../shared/fact-list.tsx'
import type { StaffNegotiationDetails } from './types.ts'

/** Who negotiates, where to and until when. */
export function NegotiationSummary({
  negotiation: { header, buyer, purchaseOrder },
}: {
  negotiation: StaffNegotiationDetails
}) {
  return (
    <Card title="Permintaan">
      <FactList
        facts={[
          ...(buyer.company ? [['Perusahaan', buyer.company] as const] : []),
          ['Pembeli', `${buyer.name}, ${formatPhone(buyer.phone)}, ${buyer.email}`],
          ...(header.project ? [['Proyek', header.project] as const] : []),
          ['Pengiriman', header.delivery.name],
          ...(header.delivery.code === 'pickup'
            ? []
            : [
                [
                  'Alamat',
                  header.address
                    ? `${header.address.label}, ${header.address.place}`
                    : 'Belum disebut pembeli',
                ] as const,
              ]),
          ...(header.targetDate
            ? [['Perlu tiba', formatDate(`${header.targetDate}T12:00:00+07:00`)] as const]
            : []),
          ...(header.validUntil
            ? [['Berlaku sampai', formatDateTime(header.validUntil)] as const]
            : []),
          ...(purchaseOrder
            ? [
                [
                  'Dari PO',
                  <Link key="po" to={`/backoffice/upo/${purchaseOrder.id}`}>
                    {purchaseOrder.number}
                  </Link>,
                ] as const,
              ]
            : []),
          ...(header.order
            ? [
                [
                  'Pesanan',
                  <Link key="so" to={`/backoffice/pesanan/${header.order.id}`}>
                    {header.order.number}
                  </Link>,
                ] as const,
              ]
            : []),
          ...(header.reason ? [['Alasan ditolak', header.reason] as const] : []),
        ]}
      />
    </Card>
  )
}
