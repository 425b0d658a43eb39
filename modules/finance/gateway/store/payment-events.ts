import { defineEventLog, type StatusEvent } from '#platform/database/event-log.ts'
import type { PaymentActor, PaymentStatus } from '../rules/payment-status.ts'

export type PaymentEvent = StatusEvent<PaymentStatus, PaymentActor>

export const paymentEvents = defineEventLog<PaymentStatus, PaymentActor>({
  table: 'payment_event',
  owner: 'payment_id',
  actor: 'actor_kind',
})
