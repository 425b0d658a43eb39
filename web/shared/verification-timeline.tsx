import {
  MORE_SENT_NOTE,
  submissionStatusNames,
  type SubmissionStatus,
} from '#modules/people/verification/rules.ts'
import { formatDateTime } from '#platform/format.ts'
import { Timeline } from '../ui/timeline.tsx'

type VerificationEvent = { status: SubmissionStatus; at: string; by: string; note: string | null }

/** The events of a verification, for the company and for staff. */
export const VerificationTimeline = ({ events }: { events: readonly VerificationEvent[] }) => (
  <Timeline
    items={events.map(({ status, at, by, note }, index) => {
      // Events within a state: a request for documents, and its response.
      const isSameStatus = events[index - 1]?.status === status
      const isAnswer = isSameStatus && note === MORE_SENT_NOTE
      return {
        title: isAnswer
          ? MORE_SENT_NOTE
          : isSameStatus
            ? 'Tambahan diminta'
            : submissionStatusNames[status],
        by: `${by} · ${formatDateTime(at)}`,
        note: isAnswer ? undefined : (note ?? undefined),
        phase: index === events.length - 1 ? 'now' : 'done',
      }
    })}
  />
)
