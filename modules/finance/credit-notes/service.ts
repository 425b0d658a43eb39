import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { formatRupiah } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import { bookBeforeChange } from '#modules/finance/ledger/service/book-substitution.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { computeCredit, type Credit, type CreditRequest } from './rules.ts'
import { requireTarget } from './service/credit-target.ts'
import { takeOffInvoice } from './service/take-off-invoice.ts'
import * as store from './store.ts'

export type { CreditNoteRecord } from './store.ts'

/** What a credit note would give back now. */
export const previewCredit = async (
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
  request: CreditRequest,
): Promise<Credit> => computeCredit(await store.loadCreditableOrder(db, orderId), request)

type CreditToIssue = CreditRequest & {
  /** What it is for, at the beginning of a sentence: `Retur RTR/2026/11/000001`. */
  reason: string
  by: string
}

/**
 * Issues a credit note and writes it into the order's timeline: it is taken off an open invoice on credit terms, while
 * the caller pays back that of a paid one. The caller has locked the order. Throws as `requireTarget` does, and 422
 * `credit.nothing` for goods that cost nothing.
 */
export async function issueCreditNote(
  deps: AppDeps,
  order: orders.LockedOrder,
  { reason, by, ...request }: CreditToIssue,
): Promise<store.CreditNoteRecord> {
  const { target, invoice } = await requireTarget(deps, order.id)
  const credit = await previewCredit(deps, order.id, request)
  if (credit.total === 0)
    throw new Refusal(
      'credit.nothing',
      'Barang ini tidak berharga, jadi tidak ada yang dikembalikan.',
    )
  const offInvoice = target === 'invoice'
  if (offInvoice) await bookBeforeChange(deps)
  const issuedAt = deps.clock.now()
  const number = await takeDocumentNumber(deps.db, 'CN', issuedAt)
  const id = await store.insert(deps.db, {
    number,
    orderId: order.id,
    invoiceId: invoice.id,
    accountId: order.accountId,
    reason,
    offInvoice,
    issuedAt,
    issuedBy: by,
    credit,
  })
  const actor = { kind: 'staff', name: by } as const
  const amount = formatRupiah(moneyToJson(credit.total))
  const outcome = offInvoice ? `dipotong dari tagihan ${invoice.number}` : 'dikembalikan'
  await orders.addNote(
    deps,
    order,
    actor,
    `${reason}: ${amount} ${outcome} dengan nota kredit ${number}.`,
  )
  if (offInvoice) await takeOffInvoice(deps, order, invoice, { less: credit.total, number, actor })
  return (await store.listByIds(deps.db, [id]))[0]!
}

/** The credit notes with these ids, by id. */
export async function findCreditNotes(
  { db }: Pick<AppDeps, 'db'>,
  ids: readonly string[],
): Promise<Map<string, store.CreditNoteRecord>> {
  return new Map((await store.listByIds(db, ids)).map((note) => [note.id, note]))
}
