import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import type { LenderCode, LoanEventStatus } from '#platform/lender/port.ts'
import { sen, type Money } from '#platform/money.ts'

/** A loan as the simulated lender has it. */
export type ReceivedLoan = {
  nr: number
  lender: LenderCode
  reference: string
  application: string
  amount: Money
  /** Months. */
  tenor: number
  description: string
  arrivedAt: Date
  /** Where the goods go; null until it was confirmed. */
  delivery: string | null
}

const selectLoans = (db: Db) =>
  db
    .selectFrom('lender_simulator_loan')
    .select(['nr', 'lender', 'reference', 'application', 'amount', 'tenor', 'description'])
    .select(['delivery', 'arrived_at as arrivedAt'])

type LoanRow = Awaited<ReturnType<ReturnType<typeof selectLoans>['executeTakeFirstOrThrow']>>

const toLoan = (row: LoanRow): ReceivedLoan => ({
  ...row,
  lender: row.lender as LenderCode,
  amount: sen(row.amount),
})

/** Stores a loan; false where it is here already. */
export const insertLoan = (db: Db, loan: Omit<ReceivedLoan, 'nr' | 'delivery'>): Promise<boolean> =>
  insertOnce(db, 'lender_simulator_loan', ['reference'], {
    lender: loan.lender,
    reference: loan.reference,
    application: loan.application,
    amount: loan.amount,
    tenor: loan.tenor,
    description: loan.description,
    arrived_at: loan.arrivedAt,
  })

export const findLoan = async (db: Db, reference: string): Promise<ReceivedLoan | undefined> =>
  (await selectLoans(db).where('reference', '=', reference).execute()).map(toLoan)[0]

export const findLoanByNr = async (db: Db, nr: number): Promise<ReceivedLoan | undefined> =>
  (await selectLoans(db).where('nr', '=', nr).execute()).map(toLoan)[0]

export const listLoans = async (db: Db, limit: number): Promise<ReceivedLoan[]> =>
  (await selectLoans(db).orderBy('nr', 'desc').limit(limit).execute()).map(toLoan)

/** Stores where the goods go; false where it is known already. */
export async function saveDelivery(db: Db, nr: number, delivery: string): Promise<boolean> {
  const row = await db
    .updateTable('lender_simulator_loan')
    .set({ delivery })
    .where('nr', '=', nr)
    .where('delivery', 'is', null)
    .returning('nr')
    .executeTakeFirst()
  return row !== undefined
}

/** Something that happened to a loan at the simulated lender. */
export type SimulatedLoanEvent = {
  id: string
  loanNr: number
  status: LoanEventStatus
  at: Date
  reason: string | null
  amount: Money | null
  total: Money | null
  repayTo: string | null
  instalment: number | null
}

export const insertLoanEvent = (db: Db, event: SimulatedLoanEvent) =>
  db
    .insertInto('lender_simulator_loan_event')
    .values({
      id: event.id,
      loan_nr: event.loanNr,
      status: event.status,
      at: event.at,
      reason: event.reason,
      amount: event.amount,
      total: event.total,
      repay_to: event.repayTo,
      instalment: event.instalment,
    })
    .execute()

type EventRow = SimulatedLoanEvent & { reference: string; lender: LenderCode }

const selectEvents = sql`
  select event.id, event.loan_nr as "loanNr", event.status, event.at, event.reason, event.amount, event.total,
    event.repay_to as "repayTo", event.instalment, loan.reference, loan.lender
  from lender_simulator_loan_event as event join lender_simulator_loan as loan on loan.nr = event.loan_nr`

/** What has happened to some loans, oldest first. */
export const listLoanEvents = async (db: Db, nrs: readonly number[]): Promise<EventRow[]> =>
  (
    await sql<EventRow>`${selectEvents} where loan_nr = any(${[...nrs]}::bigint[]) order by event.nr`.execute(
      db,
    )
  ).rows

export const findLoanEvent = async (db: Db, id: string): Promise<EventRow | undefined> =>
  (await sql<EventRow>`${selectEvents} where event.id = ${id}`.execute(db)).rows[0]

/** Money that the shop sent back of a loan; `transfer` is the bank's reference. */
export type SimulatedReturn = {
  key: string
  loanNr: number
  amount: Money
  transfer: string
  at: Date
}

/** Stores what was sent back of a loan, once for a key. */
export const insertReturn = (db: Db, { loanNr, ...returned }: SimulatedReturn) =>
  db
    .insertInto('lender_simulator_loan_return')
    .values({ ...returned, loan_nr: loanNr })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()

/** What was sent back of some loans, oldest first. */
export const listReturns = (db: Db, nrs: readonly number[]): Promise<SimulatedReturn[]> =>
  db
    .selectFrom('lender_simulator_loan_return')
    .select(['key', 'loan_nr as loanNr', 'amount', 'transfer', 'at'])
    .$narrowType<{ amount: Money }>()
    .where('loan_nr', 'in', nrs.length > 0 ? [...nrs] : [0])
    .orderBy('at')
    .orderBy('key')
    .execute()

/** What is used of a simulated limit: what was approved or paid, and neither repaid nor sent back (sen). */
export async function sumUsed(db: Db, application: string): Promise<Money> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(case when exists (select from lender_simulator_loan_event where loan_nr = loan.nr and status = 'refused')
        then 0 else greatest(0, loan.amount - loan.amount / loan.tenor * (select count(*) from lender_simulator_loan_event
          where loan_nr = loan.nr and status = 'repaid') - (select coalesce(sum(back.amount), 0)
          from lender_simulator_loan_return as back where back.loan_nr = loan.nr)) end), 0)::bigint as used
    from lender_simulator_loan as loan where application = ${application}
      and exists (select from lender_simulator_loan_event where loan_nr = loan.nr and status in ('approved', 'paid'))
      and (select count(*) from lender_simulator_loan_event where loan_nr = loan.nr and status = 'repaid') < loan.tenor`.execute(
    db,
  )
  return sen(rows[0]!.used)
}
