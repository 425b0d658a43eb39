import type { WriteBatch } from '#platform/database/write-batch.ts'
import type { NewOrderRecord } from '../rules/new-order.ts'
import { orderEvents } from '../store/order-events.ts'
import { buildLinesInsert, buildOrdersInsert } from '../store/order-inserts.ts'
import { createDeadlineJobs } from './deadlines.ts'

/** The writes of new orders: their rows, lines and first events, and the jobs that remind of their deadlines and cancel them then. */
export const newOrderWrites = (orders: readonly NewOrderRecord[]): WriteBatch => ({
  statements: {
    placed: buildOrdersInsert(orders),
    placed_lines: buildLinesInsert(orders),
    placed_event: orderEvents.buildInsert(
      orders.map(({ id: ownerId, status: to, placedAt: at, buyerName: name }) => ({
        ownerId,
        from: null,
        to,
        at,
        by: { kind: 'buyer', name },
        note: null,
      })),
    ),
  },
  jobs: orders.flatMap((order) =>
    order.expiresAt ? createDeadlineJobs(order, order.expiresAt, order.placedAt) : [],
  ),
})
