import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { formatRupiah } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import { findLatestOfOrder } from '#modules/finance/invoices/service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { computeCredit, type Credit, type CreditRequest } from './rules.ts'
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
  /** The bank's number of the transfer. */
  reference: string
  by: string
}

/**
 * Issues a credit note for goods of a paid order and writes it into the order's timeline. The caller has locked
 * the order. Throws 409 `credit.unpaid` where the invoice is not paid, 422 `credit.nothing` for goods that cost
 * nothing.
 */
export async function issueCreditNote(
  deps: AppDeps,
  order: orders.LockedOrder,
  { reason, reference, by, ...request }: CreditToIssue,
): Promise<store.CreditNoteRecord> {
  const invoice = await findLatestOfOrder(deps, order.id)
  if (invoice?.status !== 'paid')
    throw new Refusal(
      'credit.unpaid',
      'Tagihan pesanan ini belum lunas, jadi belum ada dana yang bisa dikembalikan.',
      409,
    )
  const credit = await previewCredit(deps, order.id, request)
  if (credit.total === 0)
    throw new Refusal(
      'credit.nothing',
      'Barang ini tidak berharga, jadi tidak ada yang dikembalikan.',
    )
  const issuedAt = deps.clock.now()
  const number = await takeDocumentNumber(deps.db, 'CN', issuedAt)
  const id = await store.insert(deps.db, {
    number,
    orderId: order.id,
    invoiceId: invoice.id,
    accountId: order.accountId,
    reason,
    reference,
    issuedAt,
    issuedBy: by,
    credit,
  })
  const amount = formatRupiah(moneyToJson(credit.total))
  await orders.addNote(
    deps,
    order,
    { kind: 'staff', name: by },
    `${reason}: ${amount} dikembalikan dengan nota kredit ${number}, referensi ${reference}.`,
  )
  return (await store.listByIds(deps.db, [id]))[0]!
}

/** The credit notes with these ids, by id. */
export async function findCreditNotes(
  { db }: Pick<AppDeps, 'db'>,
  ids: readonly string[],
): Promise<Map<string, store.CreditNoteRecord>> {
  return new Map((await store.listByIds(db, ids)).map((note) => [note.id, note]))
}
