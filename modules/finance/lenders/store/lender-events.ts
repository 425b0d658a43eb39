import type { Db } from '#platform/database/database.ts'
import type { LenderCode, LenderEvent } from '#platform/lender/port.ts'

/** Stores an event; false where it is stored already. */
export async function insertLenderEvent(
  tx: Db,
  event: LenderEvent & {
    lender: LenderCode
    applicationId: string
    receivedAt: Date
    verdict: 'applied' | 'late'
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('lender_event')
    .values({
      lender: event.lender,
      event_id: event.eventId,
      application_id: event.applicationId,
      status: event.status,
      happened_at: event.at,
      received_at: event.receivedAt,
      verdict: event.verdict,
    })
    .onConflict((conflict) => conflict.columns(['lender', 'event_id']).doNothing())
    .returning('nr')
    .executeTakeFirst()
  return row !== undefined
}
