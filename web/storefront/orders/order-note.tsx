import { Card } from '#web/ui/card.tsx'

/** What the buyer wrote with the order. */
export const OrderNote = ({ note }: { note: string }) => (
  <Card title="Catatan Anda">
    <p className="whitespace-pre-line wrap-anywhere">{note}</p>
  </Card>
)
