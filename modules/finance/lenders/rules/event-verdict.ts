import type { LenderStatus } from '#platform/lender/port.ts'
import type { LenderApplicationStatus } from './lenders.ts'

/** The statuses that may follow each state. */
const FOLLOWING: Record<LenderApplicationStatus, readonly LenderStatus[]> = {
  draft: [],
  submitted: ['asked', 'agreement_sent', 'declined'],
  asked: ['asked', 'agreement_sent', 'declined'],
  agreement_sent: ['agreement_sent', 'active', 'declined'],
  active: [],
  declined: [],
}

type JudgedApplication = {
  status: LenderApplicationStatus
  submittedAt: Date | null
  heardAt: Date | null
  agreedAt: Date | null
}

/**
 * Whether an event moves its application on. `late`: something newer is known, it is about what was sent before, or the
 * application is elsewhere; it is noted and changes nothing.
 */
export function judgeLenderEvent(
  application: JudgedApplication,
  event: { status: LenderStatus; at: Date },
): 'applied' | 'late' {
  const { status, submittedAt, heardAt, agreedAt } = application
  if (!FOLLOWING[status].includes(event.status)) return 'late'
  // A limit is opened only for a company that has agreed.
  if (event.status === 'active' && !agreedAt) return 'late'
  const isOld =
    (submittedAt !== null && event.at < submittedAt) || (heardAt !== null && event.at < heardAt)
  return isOld ? 'late' : 'applied'
}
