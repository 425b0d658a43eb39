import { purchaseOrderStatusNames } from '#modules/selling/purchase-orders/rules.ts'
import { formatDateTime } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import type { StaffPurchaseOrderDetails } from './types.ts'

/** The history: status changes and, between them, internal notes. */
export const PurchaseOrderTimeline = ({ events }: Pick<StaffPurchaseOrderDetails, 'events'>) => (
  <Card title="Riwayat">
    <Timeline
      items={events.map(({ status, at, by, note, internal }, index) => ({
        title: internal ? 'Catatan staf' : purchaseOrderStatusNames[status],
        by: `${by} · ${formatDateTime(at)}`,
        note: note ?? undefined,
        phase: index === events.length - 1 ? 'now' : 'done',
      }))}
    />
  </Card>
)
