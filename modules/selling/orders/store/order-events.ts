import { defineEventLog, type StatusEvent } from '#platform/database/event-log.ts'
import type { OrderActor, OrderStatus } from '../rules/order-status.ts'

export type OrderEvent = StatusEvent<OrderStatus, OrderActor>

export const orderEvents = defineEventLog<OrderStatus, OrderActor>({
  table: 'sales_order_event',
  owner: 'order_id',
  actor: 'actor_kind',
})
