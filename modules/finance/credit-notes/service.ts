import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sum, type Money } from '#platform/money.ts'
import { formatRupiah } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import { bookBeforeChange } from '#modules/finance/ledger/service/book-substitution.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import type { InvoiceRecord } from '#modules/finance/invoices/service.ts'
import type { CreditTarget } from './credit-target-rules.ts'
import { computeCredit, type Credit, type CreditRequest } from './rules.ts'
import { planCredits, requireTarget } from './service/credit-target.ts'
import { takeOffInvoice } from './service/take-off-invoice.ts'
import * as store from './store.ts'

export type { CreditNoteRecord } from './store.ts'

/** What crediting goods of an order would give back now, on all of its invoices together. Throws as `planCredits` does. */
export async function previewCredit(
  deps: Pick<AppDeps, 'db'>,
  orderId: string,
  request: CreditRequest,
) {
  const plan = await planCredits(deps, orderId, request)
  const credits = plan.map(({ invoice, request: part }) => computeCredit(invoice, part))
  const add = (pick: (credit: Credit) => Money) => sum(credits.map(pick))
  return {
    goods: add(({ goods }) => goods),
    freight: add(({ freight }) => freight),
    total: add(({ total }) => total),
    tax: add(({ tax }) => tax),
    invoices: plan.map(({ invoice }) => invoice.record),
  }
}

type CreditToIssue = CreditRequest & {
  /** What it is for, at the beginning of a sentence: `Retur RTR/2026/11/000001`. */
  reason: string
  /** Why the goods are with the shop: a return, a delivery at which they were refused, or they never left. */
  source: store.CreditSource
  by: orders.OrderEventActor
}

/**
 * Issues the credit notes for goods of an order, one for each invoice that they are on, and writes them into the order's
 * timeline: each is taken off an open invoice on credit terms, while the caller pays back that of a paid one. The caller
 * has locked the order. Throws as `planCredits` and `requireTarget` do, and 422 `credit.nothing` for goods that cost nothing.
 */
export async function issueCreditNotes(
  deps: AppDeps,
  order: orders.LockedOrder,
  { reason, source, by, ...request }: CreditToIssue,
): Promise<store.CreditNoteRecord[]> {
  const plan = await planCredits(deps, order.id, request, source)
  const ids: string[] = []
  for (const { invoice, request: part } of plan) {
    const target = await requireTarget(deps, invoice.record)
    const credit = computeCredit(invoice, part)
    if (credit.total === 0) continue
    const of = { invoice: invoice.record, target, credit, reason, source, by }
    ids.push(await issue(deps, order, of))
  }
  if (ids.length === 0)
    throw new Refusal(
      'credit.nothing',
      'Barang ini tidak berharga, jadi tidak ada yang dikembalikan.',
    )
  return store.listByIds(deps.db, ids)
}

type CreditOfInvoice = {
  invoice: InvoiceRecord
  target: CreditTarget
  credit: Credit
  reason: string
  source: store.CreditSource
  by: orders.OrderEventActor
}

async function issue(
  deps: AppDeps,
  order: orders.LockedOrder,
  { invoice, target, credit, reason, source, by }: CreditOfInvoice,
): Promise<string> {
  const offInvoice = target === 'invoice'
  if (offInvoice) await bookBeforeChange(deps)
  const issuedAt = deps.clock.now()
  const number = await takeDocumentNumber(deps.db, 'CN', issuedAt)
  const id = await store.insert(deps.db, {
    number,
    orderId: order.id,
    invoiceId: invoice.id,
    accountId: order.accountId,
    source,
    reason,
    offInvoice,
    issuedAt,
    issuedBy: by.name,
    credit,
  })
  const amount = formatRupiah(moneyToJson(credit.total))
  const outcome = offInvoice ? `dipotong dari tagihan ${invoice.number}` : 'dikembalikan'
  await orders.addNote(
    deps,
    order,
    by,
    `${reason}: ${amount} ${outcome} dengan nota kredit ${number}.`,
  )
  if (offInvoice)
    await takeOffInvoice(deps, order, invoice, { less: credit.total, number, actor: by })
  return id
}

/** The credit notes of some returns, oldest first. */
export const listOfReturns = (
  { db }: Pick<AppDeps, 'db'>,
  returnIds: readonly string[],
): Promise<store.CreditNoteRecord[]> => store.listOfReturns(db, returnIds)
