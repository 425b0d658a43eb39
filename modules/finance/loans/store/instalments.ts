import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { sen, type Money } from '#platform/money.ts'
import type { Instalment } from '#modules/selling/orders/rules/amortize.ts'

/** `returned`: how much of it the shop has sent back to the lender (sen). */
export type LoanInstalment = Instalment & { returned: Money; paidAt: Date | null }

export const insertInstalments = (tx: Db, loanId: string, instalments: readonly Instalment[]) =>
  tx
    .insertInto('loan_instalment')
    .values(
      instalments.map(({ number, dueDate, amount }) => ({
        loan_id: loanId,
        number,
        due_on: dueDate,
        amount,
      })),
    )
    .execute()

/** The amortisation tables of some loans. */
export async function listInstalments(
  db: Db,
  loanIds: readonly string[],
): Promise<Map<string, LoanInstalment[]>> {
  const { rows } = await sql<{
    loanId: string
    number: number
    dueDate: string
    amount: number
    returned: number
    paidAt: Date | null
  }>`select loan_id as "loanId", number, due_on::text as "dueDate", amount, returned,
    paid_at as "paidAt"
    from loan_instalment where loan_id = any(${[...loanIds]}::uuid[]) order by loan_id, number`.execute(
    db,
  )
  return Map.groupBy(
    rows.map(({ amount, returned, ...row }) => ({
      ...row,
      amount: sen(amount),
      returned: sen(returned),
    })),
    ({ loanId }) => loanId,
  )
}

/** Marks an instalment as repaid. */
export const markRepaid = (
  tx: Db,
  { loanId, number, at }: { loanId: string; number: number; at: Date },
) =>
  tx
    .updateTable('loan_instalment')
    .set({ paid_at: at })
    .where('loan_id', '=', loanId)
    .where('number', '=', number)
    .execute()

/** What was sent back of an instalment; one that is sent back whole is settled. */
export const saveReturned = (
  tx: Db,
  change: { loanId: string; number: number; returned: Money; isSettled: boolean; at: Date },
) =>
  tx
    .updateTable('loan_instalment')
    .set({ returned: change.returned, ...(change.isSettled ? { paid_at: change.at } : {}) })
    .where('loan_id', '=', change.loanId)
    .where('number', '=', change.number)
    .execute()

/** When the last instalment of a loan was repaid; null while one is open. */
export async function findEnd(tx: Db, loanId: string): Promise<Date | null> {
  const { rows } = await sql<{ end: Date | null }>`
    select case when bool_and(paid_at is not null) then max(paid_at) end as end
    from loan_instalment where loan_id = ${loanId}::uuid`.execute(tx)
  return rows[0]!.end
}

export type DueInstalment = {
  loanId: string
  number: number
  lender: LenderCode
  orderId: string
  orderNumber: string
  dueDate: string
  amount: Money
  repayTo: string | null
  /** Whom to remind: who ordered, and the company's owners. */
  recipients: { id: string; name: string; email: string }[]
}

/** Unpaid instalments that are due on one of these days (Jakarta). */
export async function listDue(db: Db, days: readonly string[]): Promise<DueInstalment[]> {
  const { rows } = await sql<Omit<DueInstalment, 'amount'> & { amount: number }>`
    select loan.id as "loanId", instalment.number, loan.lender, loan.order_id as "orderId",
      o.number as "orderNumber", instalment.due_on::text as "dueDate",
      instalment.amount - instalment.returned as amount,
      loan.repay_to as "repayTo", (
        select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'email', email) order by email)
        from account where status = 'active' and (id = o.account_id
          or (company_id = loan.company_id and company_role = 'owner'))) as recipients
    from loan_instalment as instalment join loan on loan.id = instalment.loan_id
      join sales_order as o on o.id = loan.order_id
    where instalment.paid_at is null and instalment.due_on = any(${[...days]}::date[])
    order by instalment.due_on, loan.nr, instalment.number`.execute(db)
  return rows.map(({ amount, recipients, ...row }) => ({
    ...row,
    amount: sen(amount),
    recipients: recipients ?? [],
  }))
}
