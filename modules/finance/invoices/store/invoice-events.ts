import { defineEventLog, type StatusEvent } from '#platform/database/event-log.ts'
import type { InvoiceActor, InvoiceStatus } from '../rules.ts'

export type InvoiceEvent = StatusEvent<InvoiceStatus, InvoiceActor>

export const invoiceEvents = defineEventLog<InvoiceStatus, InvoiceActor>({
  table: 'invoice_event',
  owner: 'invoice_id',
  actor: 'actor_kind',
})
