import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { sen, type Money } from '#platform/money.ts'
import type { Instalment } from '#modules/selling/orders/rules/amortize.ts'

export type LoanInstalment = Instalment & { paidAt: Date | null }

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
    paidAt: Date | null
  }>`select loan_id as "loanId", number, due_on::text as "dueDate", amount, paid_at as "paidAt"
    from loan_instalment where loan_id = any(${[...loanIds]}::uuid[]) order by loan_id, number`.execute(
    db,
  )
  return Map.groupBy(
    rows.map(({ amount, ...row }) => ({ ...row, amount: sen(amount) })),
    ({ loanId }) => loanId,
  )
}

/** Marks an instalment as repaid, once. Returns how many of the loan are left. */
export async function markRepaid(
  tx: Db,
  { loanId, number, at }: { loanId: string; number: number; at: Date },
): Promise<number> {
  await tx
    .updateTable('loan_instalment')
    .set({ paid_at: at })
    .where('loan_id', '=', loanId)
    .where('number', '=', number)
    .where('paid_at', 'is', null)
    .execute()
  const { left } = await tx
    .selectFrom('loan_instalment')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('loan_id', '=', loanId)
    .where('paid_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
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
      o.number as "orderNumber", instalment.due_on::text as "dueDate", instalment.amount,
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
