import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { INVOICES_IN_A_FILE } from '../rules/coretax-xml.ts'
import { toMonthDays } from '#platform/months.ts'
import { explainProblems, type TaxState } from '../rules/tax-states.ts'
import { listExports } from '../store/tax-exports.ts'
import * as store from '../store/tax-invoices.ts'
import { findSellerTin } from './seller.ts'

/** How many invoices are listed at once. */
const PAGE_SIZE = 20

type Sum = { count: number; exclusive: number; base: number; tax: number }

const nothing: Sum = { count: 0, exclusive: 0, base: 0, tax: 0 }
const add = (a: Sum, b: Sum, sign = 1): Sum => ({
  count: a.count + b.count,
  exclusive: a.exclusive + sign * b.exclusive,
  base: a.base + sign * b.base,
  tax: a.tax + sign * b.tax,
})

const presentSum = ({ count, exclusive, base, tax }: Sum) => ({
  count,
  exclusive: moneyToJson(sen(exclusive)),
  base: moneyToJson(sen(base)),
  tax: moneyToJson(sen(tax)),
})

/** The PPN of a month by what became of its invoices, and the files made of it. */
export async function describeMonth({ db }: Pick<AppDeps, 'db'>, month: string) {
  const days = toMonthDays(month)
  const [states, reductions, exports, sellerTin] = await Promise.all([
    store.sumByState(db, days),
    store.sumReductions(db, days),
    listExports(db, days),
    findSellerTin(db),
  ])
  const sumOf = (kind: string) =>
    reductions.filter((each) => each.kind === kind).reduce((sum, each) => add(sum, each), nothing)
  const creditNotes = sumOf('credit_note')
  const cancellations = sumOf('cancellation')
  const taxed = states.reduce((sum, each) => add(sum, each), nothing)
  return {
    month,
    sellerTin,
    states: states.map(({ state, ...sum }) => ({ state, ...presentSum(sum) })),
    creditNotes: presentSum(creditNotes),
    cancellations: presentSum(cancellations),
    net: presentSum(add(add(taxed, creditNotes, -1), cancellations, -1)),
    exports: exports.map((each) => ({
      id: String(each.id),
      kind: each.kind as 'new' | 'replacement',
      createdAt: toIsoTime(each.created_at),
      createdBy: each.created_by,
      parts: Math.ceil(each.invoices / INVOICES_IN_A_FILE),
      ...presentSum({
        count: each.invoices,
        exclusive: each.tax_exclusive,
        base: each.tax_base,
        tax: each.tax,
      }),
    })),
  }
}

/** The taxed invoices of a month in one state, with what each lacks. */
export async function listTaxInvoices(
  { db }: Pick<AppDeps, 'db'>,
  { month, state, page }: { month: string; state: TaxState; page: number },
) {
  // One more says whether there is a next page.
  const rows = await store.listOfState(db, toMonthDays(month), state, {
    offset: page * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  })
  return {
    hasNext: rows.length > PAGE_SIZE,
    results: rows.slice(0, PAGE_SIZE).map((row) => ({
      id: row.id,
      number: row.number,
      orderId: row.orderId,
      buyerId: row.buyerId,
      taxedOn: row.taxedOn,
      kind: row.idKind,
      idNumber: row.idNumber,
      buyerName: row.name,
      buyerAddress: row.address,
      revision: row.revision,
      problems: explainProblems(row),
      similarCount: row.similarCount,
      exclusive: moneyToJson(sen(row.exclusive)),
      base: moneyToJson(sen(row.base)),
      tax: moneyToJson(sen(row.tax)),
    })),
  }
}
