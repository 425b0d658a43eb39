import type { WriteBatch } from '#platform/database/write-batch.ts'
import type { NewOrderRecord } from '../rules/new-order.ts'
import { orderEvents } from '../store/order-events.ts'
import { buildLinesInsert, buildOrdersInsert } from '../store/order-inserts.ts'
import { createExpiryJob } from './deadlines.ts'

/** The writes of new orders: their rows, lines and first events, and the jobs that cancel them at their deadlines. */
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
  jobs: orders.map(({ id, expiresAt }) => createExpiryJob(id, expiresAt)),
})
