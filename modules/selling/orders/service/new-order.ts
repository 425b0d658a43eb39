import type { AppDeps } from '#platform/http/context.ts'
import type { WriteBatch } from '#platform/database/write-batch.ts'
import type { NewOrderRecord } from '../rules/new-order.ts'
import { orderEvents } from '../store/order-events.ts'
import { buildLinesInsert, buildOrderInsert } from '../store/order-inserts.ts'
import { createExpiryJob } from './deadlines.ts'

/** The writes of a new order: its row, its lines, its first event and the job that cancels it at its deadline. */
export const newOrderWrites = ({ db: tx }: AppDeps, order: NewOrderRecord): WriteBatch => ({
  statements: {
    placed: buildOrderInsert(tx, order),
    placed_lines: buildLinesInsert(order.id, order.lines),
    placed_event: orderEvents.buildInsert(order.id, {
      from: null,
      to: order.status,
      at: order.placedAt,
      by: { kind: 'buyer', name: order.buyerName },
      note: null,
    }),
  },
  jobs: [createExpiryJob(order.id, order.expiresAt)],
})
