import { formatDate } from '#platform/format.ts'
import type { NegotiationResponse } from '#web/shared/negotiation/types.ts'
import { Card, DescriptionList } from '#web/ui/card.tsx'

/** How and until when the goods are needed. */
export function NegotiationFacts({ header }: { header: NegotiationResponse }) {
  const { delivery, address, targetDate } = header
  return (
    <Card title="Pengiriman">
      <DescriptionList
        rows={[
          ['Cara', delivery.name],
          ...(address
            ? [['Alamat', `${address.label}, ${address.place}`] as [string, string]]
            : []),
          ...(targetDate
            ? [['Perlu tiba', formatDate(`${targetDate}T12:00:00+07:00`)] as [string, string]]
            : []),
        ]}
      />
    </Card>
  )
}
