import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The amount due of a transfer, as the unique index computes it. */
const transferAmountSql = sql<number>`transfer_amount(amount, unique_code)`

/** Amounts that open transfers ask for, of invoices and bundles, between two bounds (sen, both included). */
export async function listOpenAmounts(db: Db, from: number, to: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoice')
    .select(transferAmountSql.as('amount'))
    .where(sql<boolean>`${transferAmountSql} between ${from} and ${to}`)
    // Literals, not parameters: the planner recognises the partial index by its words.
    .where(
      sql<boolean>`status in ('unpaid', 'proof_submitted', 'overdue') and payment_type = 'transfer' and unique_code > 0`,
    )
    .unionAll(
      db
        .selectFrom('payment_bundle')
        .select(transferAmountSql.as('amount'))
        .where(sql<boolean>`${transferAmountSql} between ${from} and ${to}`)
        .where(sql<boolean>`status = 'open' and method = 'transfer' and unique_code > 0`),
    )
    .execute()
  return rows.map((row) => row.amount)
}
