import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { sen, type Money } from '#platform/money.ts'

/** What a buyer still owes the lender that has paid their invoice, less what is on its way back there. */
export type LenderDebt = {
  loanId: string
  lender: LenderCode
  repayTo: string | null
  /** Sen. */
  owed: Money
}

/** The debt of an invoice at its lender; undefined where no lender has paid it, or all is repaid. The caller has locked the order. */
export async function findLenderDebt(
  db: Db,
  invoiceId: string,
  { except = null }: { except?: string | null } = {},
): Promise<LenderDebt | undefined> {
  const { rows } = await sql<LenderDebt>`
    select loan.id as "loanId", loan.lender, loan.repay_to as "repayTo", (
      (select coalesce(sum(amount - returned), 0) from loan_instalment where loan_id = loan.id and paid_at is null)
      - (select coalesce(sum(refund.amount), 0) from refund where refund.loan_id = loan.id
          and refund.id is distinct from ${except}::uuid
          and not exists (select from loan_return where refund_id = refund.id)))::bigint as owed
    from loan where loan.invoice_id = ${invoiceId}::uuid and loan.status = 'paid'
    order by loan.nr desc limit 1`.execute(db)
  const debt = rows[0]
  return debt && debt.owed > 0 ? { ...debt, owed: sen(debt.owed) } : undefined
}
