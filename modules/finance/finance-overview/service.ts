import { startOfJakartaDay, toIsoTime, toJakartaDate } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { readCountedPage } from '#platform/database/counted-page.ts'
import type { Paging } from '#platform/paging.ts'
import { ageBands, countDaysLate } from '#modules/finance/invoices/ageing-rules.ts'
import * as store from './store.ts'

const presentSum = ({ count, amount }: store.OwedRow) => ({
  count,
  amount: moneyToJson(sen(amount)),
})

const presentAgeing = (byAge: store.OwedByAge) =>
  ageBands.map((due) => ({ due, ...presentSum(byAge[due]) }))

const sumAll = (rows: readonly store.OwedRow[]): store.OwedRow => ({
  count: rows.reduce((total, { count }) => total + count, 0),
  amount: rows.reduce((total, { amount }) => total + amount, 0),
})

/** What is owed by age and due today, and the differences of this month. */
export async function getOverview({ db, clock }: StaffContext) {
  const now = clock.now()
  const monthStart = startOfJakartaDay(`${toJakartaDate(now).slice(0, 7)}-01`)
  const [{ byAge, dueToday }, differences] = await Promise.all([
    store.sumOwed(db, now),
    store.sumDifferencesSince(db, monthStart),
  ])
  return {
    owed: presentSum(sumAll(Object.values(byAge))),
    ageing: presentAgeing(byAge),
    dueToday: presentSum(dueToday),
    differences: presentSum(differences),
  }
}

type Page = Paging

const presentPage = <T>({ page, count }: Page, total: number, results: T[]) => ({
  results,
  page,
  count,
  total,
  totalIsExact: true,
})

/** Companies and persons who owe, most overdue first. */
export async function listCustomers(
  { db, clock }: StaffContext,
  query: Page & { search?: string | undefined },
) {
  const now = clock.now()
  const { rows, total } = await readCountedPage(query.page, (page) =>
    store.listCustomers(db, { ...query, page }, now),
  )
  const results = rows.map(({ companyId, accountId, name, byAge }) => {
    const { not_due: notDue, ...overdue } = byAge
    const late = sumAll(Object.values(overdue))
    return {
      companyId,
      accountId,
      name,
      owed: presentSum(sumAll([notDue, late])),
      overdue: moneyToJson(sen(late.amount)),
      ageing: presentAgeing(byAge),
    }
  })
  return presentPage(query, total, results)
}

/** Open invoices, the longest due first. */
export async function listInvoices(
  { db, clock }: StaffContext,
  query: Page & store.OpenInvoiceFilter,
) {
  const now = clock.now()
  const { rows, total } = await readCountedPage(query.page, (page) =>
    store.listOpen(db, { ...query, page }, now),
  )
  const results = rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    orderId: row.orderId,
    buyer: row.buyer,
    paymentType: row.paymentType,
    issuedAt: toIsoTime(row.issuedAt),
    dueAt: toIsoTime(row.dueAt),
    daysLate: countDaysLate(row.dueAt, now),
    amount: moneyToJson(sen(row.amount)),
    reminders: row.isOnTerms ? { lastOn: row.remindedOn, isPaused: row.isPaused } : null,
  }))
  return presentPage(query, total, results)
}
