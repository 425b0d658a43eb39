import { MORE_SENT, submissionLook, type SubmissionStatus } from '#modules/verification/rules.ts'
import { formatMoment } from '#platform/format.ts'
import { Timeline } from './timeline.tsx'

type Event = { status: SubmissionStatus; at: string; by: string; note: string | null }

/** The way of an attempt to be verified, for its company and for staff. */
export const VerificationTimeline = ({ events }: { events: readonly Event[] }) => (
  <Timeline
    items={events.map(({ status, at, by, note }, index) => {
      // What happens within a state is asking for more, and its answer.
      const isWithin = events[index - 1]?.status === status
      const isAnswer = isWithin && note === MORE_SENT
      return {
        title: isAnswer ? MORE_SENT : isWithin ? 'Tambahan diminta' : submissionLook[status].name,
        by: `${by} · ${formatMoment(at)}`,
        note: isAnswer ? undefined : (note ?? undefined),
        phase: index === events.length - 1 ? 'now' : 'done',
      }
    })}
  />
)
