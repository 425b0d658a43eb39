import { upoLook } from '#modules/upo/rules.ts'
import { formatMoment } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import type { DeskUpo } from './shapes.ts'

/** What happened, with who and when; notes of staff stand between the states. */
export const Journey = ({ events }: Pick<DeskUpo, 'events'>) => (
  <Card title="Perjalanan">
    <Timeline
      items={events.map(({ status, at, by, note, internal }, index) => ({
        title: internal ? 'Catatan staf' : upoLook[status].name,
        by: `${by} · ${formatMoment(at)}`,
        note: note ?? undefined,
        phase: index === events.length - 1 ? 'now' : 'done',
      }))}
    />
  </Card>
)
