import {
  orderStatusNames,
  happyPath,
  type OrderStatus,
} from '#modules/selling/orders/rules/order-status.ts'
import { formatDateTime } from '#platform/format.ts'
import { Timeline, type TimelineItem } from '#web/ui/timeline.tsx'
import type { OrderResponse } from './types.ts'

/** An order's past events with their person and time; future steps in grey. */
export function OrderTimeline({
  order: { status, timeline },
}: {
  order: Pick<OrderResponse, 'status' | 'timeline'>
}) {
  const past: TimelineItem[] = timeline.map((entry, index) => ({
    // What happened within a state names it once.
    title: entry.status === timeline[index - 1]?.status ? undefined : getStatusName(entry.status),
    by: `${entry.by} · ${formatDateTime(entry.at)}`,
    note: entry.note ?? undefined,
    phase:
      index < timeline.length - 1
        ? 'done'
        : status === 'cancelled'
          ? 'stopped'
          : status === 'completed'
            ? 'done'
            : 'now',
  }))
  const position = happyPath.indexOf(status === 'partly_shipped' ? 'processing' : status)
  const later: TimelineItem[] =
    position < 0
      ? []
      : happyPath
          .slice(position + 1)
          .map((each) => ({ title: getStatusName(each), phase: 'later' }))
  return <Timeline items={[...past, ...later]} />
}

const getStatusName = (status: string) => orderStatusNames[status as OrderStatus] ?? status
