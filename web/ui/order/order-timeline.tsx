import { orderStatusLook, ordinaryWay, type OrderStatus } from '#modules/orders/rules.ts'
import { formatMoment } from '#platform/format.ts'
import { Timeline, type TimelineItem } from '#web/ui/timeline.tsx'
import type { OrderAnswer } from './shapes.ts'

/** What has happened, by whom and when; what comes next stands below in grey. */
export function OrderTimeline({
  order: { status, timeline },
}: {
  order: Pick<OrderAnswer, 'status' | 'timeline'>
}) {
  const past: TimelineItem[] = timeline.map((entry, index) => ({
    title: nameOf(entry.status),
    by: `${entry.by} · ${formatMoment(entry.at)}`,
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
  const at = ordinaryWay.indexOf(status === 'partly_shipped' ? 'processing' : status)
  const later: TimelineItem[] =
    at < 0 ? [] : ordinaryWay.slice(at + 1).map((each) => ({ title: nameOf(each), phase: 'later' }))
  return <Timeline items={[...past, ...later]} />
}

const nameOf = (status: string) => orderStatusLook[status as OrderStatus]?.name ?? status
