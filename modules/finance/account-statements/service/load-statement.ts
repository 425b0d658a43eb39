import { startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { sum, type Money } from '#platform/money.ts'
import { findLastDay, toMonthDays } from '#platform/months.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { findReader } from '#modules/finance/invoices/service.ts'
import { bookDue } from '#modules/finance/ledger/service/book-due.ts'
import { makeStatement, type Statement } from '../rules/statement.ts'
import * as store from '../store.ts'

export type { StatementSubject } from '../store.ts'

/** A statement with whose it is, and until when it counts. */
export type LoadedStatement = Statement & {
  party: store.StatementParty
  month: string
  /** Its days in Jakarta; the last one is today while the month goes on. */
  firstDay: string
  lastDay: string
  /** What of the closing balance are late fees. */
  lateFee: Money
}

/**
 * The statement of a month, as the ledger has it. Throws 404 for a missing company or account, 422 `statement.month`
 * for a month that has not begun.
 */
export async function loadStatement(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  subject: store.StatementSubject,
  month: string,
): Promise<LoadedStatement> {
  const party = await store.findParty(deps.db, subject)
  if (!party) throw notFound()
  const today = toJakartaDate(deps.clock.now())
  const { from, until } = toMonthDays(month)
  if (from > today)
    throw new Refusal('statement.month', 'Bulan itu belum mulai. Pilih bulan ini atau yang lalu.')
  await bookDue(deps)
  const facts = await store.loadFacts(deps.db, subject, { from, until })
  const monthEnd = startOfJakartaDay(until)
  const now = deps.clock.now()
  const asOf = now < monthEnd ? now : new Date(monthEnd.getTime() - 1)
  const statement = makeStatement({ ...facts, asOf })
  const lastDay = findLastDay(month)
  return {
    ...statement,
    party,
    month,
    firstDay: from,
    lastDay: today < lastDay ? today : lastDay,
    lateFee: sum(statement.open.map((invoice) => invoice.lateFee)),
  }
}

/** The company's statement if the buyer oversees one, else the buyer's own. Throws 404 for `company` without one. */
export async function findOwnSubject(
  ctx: BuyerContext,
  of: 'company' | 'own' | undefined,
): Promise<store.StatementSubject> {
  const { accountId, companyId } = await findReader(ctx)
  if (companyId && of !== 'own') return { companyId }
  if (of === 'company') throw notFound()
  return { accountId, without: companyId ? { companyId } : null }
}
