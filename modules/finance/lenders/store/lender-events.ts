import type { Db } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import type { LenderCode, LenderEvent } from '#platform/lender/port.ts'

/** Stores an event; false where it is stored already. */
export const insertLenderEvent = (
  tx: Db,
  event: LenderEvent & {
    lender: LenderCode
    applicationId: string
    receivedAt: Date
    verdict: 'applied' | 'late'
  },
): Promise<boolean> =>
  insertOnce(tx, 'lender_event', ['lender', 'event_id'], {
    lender: event.lender,
    event_id: event.eventId,
    application_id: event.applicationId,
    status: event.status,
    happened_at: event.at,
    received_at: event.receivedAt,
    verdict: event.verdict,
  })
