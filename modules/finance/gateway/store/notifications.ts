import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { GatewayEvent } from '#platform/payment-gateway/port.ts'
import type { Verdict } from '../rules/verdict.ts'

/** An event, with the gateway that reported it and its body. */
export type ProviderEvent = GatewayEvent & { gateway: string; raw: string }

export type NewNotification = ProviderEvent & {
  paymentId: string | null
  receivedAt: Date
  verdict: Verdict
}

/** Stores a notification, and returns its id; undefined where it is stored already. */
export async function insertNotification(
  tx: Db,
  event: NewNotification,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('payment_notification')
    .values({
      gateway: event.gateway,
      event_id: event.eventId,
      payment_id: event.paymentId,
      reference: event.reference,
      status: event.status,
      amount: event.amount,
      happened_at: event.at,
      received_at: event.receivedAt,
      verdict: event.verdict,
      raw: event.raw,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .returning(sql<string>`id::text`.as('id'))
    .executeTakeFirst()
  return row?.id
}

export const isNotificationStored = async (
  db: Db,
  gateway: string,
  eventId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('payment_notification')
    .select('id')
    .where('gateway', '=', gateway)
    .where('event_id', '=', eventId)
    .executeTakeFirst()) !== undefined
