import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Money } from '#platform/money.ts'
import type { Difference, DifferenceKind } from './rules/payment-difference.ts'

/** Books differences of an invoice. */
export async function insertDifferences(
  tx: Db,
  invoiceId: string,
  differences: readonly Difference[],
  { at, by, reason }: { at: Date; by: string; reason: string | null },
): Promise<void> {
  if (differences.length === 0) return
  const rows = differences.map(({ kind, amount }) => ({
    invoice_id: invoiceId,
    kind,
    amount,
    reason: kind === 'unique_code' ? null : reason,
    booked_at: at,
    booked_by: by,
  }))
  await tx.insertInto('payment_difference').values(rows).execute()
}

/** Deletes those of an invoice whose payment was taken back. */
export const deleteDifferences = (tx: Db, invoiceId: string) =>
  tx.deleteFrom('payment_difference').where('invoice_id', '=', invoiceId).execute()

type BookedBetween = { from: Date; to: Date }

/** The newest differences that were booked in a time, `to` excluded, with or without unique codes. */
export const listDifferences = (
  db: Db,
  { from, to }: BookedBetween,
  withCodes: boolean,
  limit: number,
) =>
  db
    .selectFrom('payment_difference as difference')
    .innerJoin('invoice', 'invoice.id', 'difference.invoice_id')
    .innerJoin('sales_order', 'sales_order.id', 'invoice.order_id')
    .select([sql<string>`difference.id::text`.as('id'), 'difference.kind', 'difference.amount'])
    .select(['difference.reason', 'difference.booked_at as at', 'difference.booked_by as by'])
    .select(['invoice.number as invoiceNumber', 'sales_order.id as orderId'])
    .$narrowType<{ kind: DifferenceKind; amount: Money }>()
    .where('difference.booked_at', '>=', from)
    .where('difference.booked_at', '<', to)
    .$if(!withCodes, (query) => query.where('difference.kind', '<>', 'unique_code'))
    .orderBy('difference.booked_at', 'desc')
    .orderBy('difference.id', 'desc')
    .limit(limit)
    .execute()

/** Their sums by kind (sen). */
export const sumDifferences = (db: Db, { from, to }: BookedBetween) =>
  db
    .selectFrom('payment_difference')
    .select(['kind', sql<number>`sum(amount)::bigint`.as('amount')])
    .select(sql<number>`count(*)`.as('count'))
    .$narrowType<{ kind: DifferenceKind }>()
    .where('booked_at', '>=', from)
    .where('booked_at', '<', to)
    .groupBy('kind')
    .orderBy('kind')
    .execute()
