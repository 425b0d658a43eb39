import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'

/** What was charged or waived of a late fee (sen). */
export type DueFee = {
  id: string
  number: string
  buyerId: string
  at: Date
  amount: Money
  isWaived: boolean
}

export async function listDueFees(db: Db, ids: readonly string[]): Promise<DueFee[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('late_fee as fee')
    .innerJoin('invoice', 'invoice.id', 'fee.invoice_id')
    .select(['fee.id', 'fee.kind', 'fee.amount', 'fee.at'])
    .select(['invoice.number', 'invoice.account_id as buyerId'])
    .where('fee.id', 'in', [...ids])
    .execute()
  return rows.map(({ kind, amount, ...fee }) => ({
    ...fee,
    amount: sen(amount),
    isWaived: kind === 'waived',
  }))
}
