import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen } from '#platform/money.ts'
import * as bookings from '../rules/bookings.ts'
import { hasMoved, type LedgerEntry, type LedgerTransaction } from '../rules/entries.ts'
import * as store from '../store/due.ts'
import { listDueFees, type DueFee } from '../store/due-fees.ts'
import { postAll } from './post.ts'

/** Sources booked in one transaction. */
const BATCH_SIZE = 500

/**
 * Books what has happened to invoices and credit notes since the last look, each event once. Called before the
 * ledger is read, and by a job every minute. Idempotent.
 */
export async function bookDue(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  // Entries that another process is booking count as due until its commit, so a reader waits for them.
  if (!(await store.hasDue(deps.db))) return
  while (await withTransaction(deps, bookBatch));
}

async function bookBatch(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<boolean> {
  const sources = await store.claimDue(deps.db, BATCH_SIZE)
  if (sources.length === 0) return false
  const { invoices = [], credits = [], fees = [] } = Object.groupBy(sources, findOwner)
  const [dueInvoices, dueCredits, dueFees] = await Promise.all([
    store.listDueInvoices(deps.db, listIds(invoices)),
    store.listDueCredits(deps.db, listIds(credits)),
    listDueFees(deps.db, listIds(fees)),
  ])
  const invoiceById = new Map(dueInvoices.map((invoice) => [invoice.id, invoice]))
  const creditById = new Map(dueCredits.map((note) => [note.id, note]))
  await postAll(deps, [
    ...invoices.flatMap(
      (source) => describeInvoice(source, invoiceById.get(source.sourceId)) ?? [],
    ),
    ...credits.flatMap((source) => describeCredit(source, creditById.get(source.sourceId)) ?? []),
    ...dueFees.map(describeFee),
  ])
  return sources.length === BATCH_SIZE
}

const findOwner = ({ kind }: store.DueSource) => {
  if (kind.startsWith('invoice')) return 'invoices'
  return kind.startsWith('credit') ? 'credits' : 'fees'
}

const listIds = (sources: readonly store.DueSource[]): string[] => [
  ...new Set(sources.map(({ sourceId }) => sourceId)),
]

function describeInvoice(
  { kind, sourceId }: store.DueSource,
  invoice: store.DueInvoice | undefined,
): LedgerTransaction | undefined {
  if (!invoice) return undefined
  const { number, buyerId, booked } = invoice
  const id = kind === 'invoice_paid' ? invoice.paymentId : sourceId
  const describe = (at: Date | null, verb: string, entries: LedgerEntry[]): LedgerTransaction => ({
    source: { kind, id },
    at: at ?? invoice.at,
    description: `Tagihan ${number} ${verb}`,
    document: number,
    buyerId,
    entries,
  })
  if (kind === 'invoice_paid') {
    const entries = bookings.bookPayment(booked)
    // Credit notes took all of it off: no money moves.
    return hasMoved(entries) ? describe(invoice.paidAt, 'dibayar', entries) : undefined
  }
  if (kind === 'invoice_void')
    return describe(invoice.voidedAt, 'dibatalkan', bookings.bookVoid(booked))
  if (kind === 'invoice_refunded') {
    // From before refunds were documents of their own.
    const refunded = sen(booked.amount + booked.retained)
    return describe(invoice.refundedAt, 'dikembalikan', [
      ...bookings.bookCancelled(booked, refunded),
      ...bookings.bookRefundPaid(refunded, false),
    ])
  }
  return describe(invoice.at, 'diterbitkan', bookings.bookIssue(booked))
}

function describeCredit(
  { kind, sourceId }: store.DueSource,
  note: store.DueCredit | undefined,
): LedgerTransaction | undefined {
  if (!note) return undefined
  const { number, buyerId, at, booked } = note
  const isPaid = kind === 'credit_note_paid'
  // Since then the refund is booked when it is paid.
  if (isPaid && !note.wasPaidAtOnce) return undefined
  return {
    source: { kind, id: sourceId },
    at,
    description: `Nota kredit ${number} ${isPaid ? 'ditransfer' : 'diterbitkan'}`,
    document: number,
    buyerId,
    entries: isPaid
      ? bookings.bookRefundPaid(sen(booked.goods + booked.freight), false)
      : bookings.bookCredit(booked, note.isOffInvoice),
  }
}

const describeFee = ({ id, number, buyerId, at, amount, isWaived }: DueFee): LedgerTransaction => ({
  source: { kind: isWaived ? 'late_fee_waived' : 'late_fee', id },
  at,
  description: `Denda tagihan ${number} ${isWaived ? 'dihapus' : 'ditambahkan'}`,
  document: number,
  buyerId,
  entries: isWaived ? bookings.bookLateFeeWaived(amount) : bookings.bookLateFee(amount),
})
