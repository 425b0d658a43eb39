import { announce } from '#platform/database/live-updates.ts'
import type { WriteBatch } from '#platform/database/write-batch.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import { presentInvoiceHeader } from './presenter.ts'
import {
  computeTermsDue,
  invoiceStateMachine,
  invoiceUndoMachine,
  toPaymentTopic,
  type InvoiceStatus,
} from './rules.ts'
import { findOverseenCompany } from '#modules/people/company-members/service.ts'
import { invoiceEvents, type InvoiceEvent } from './store/invoice-events.ts'
import * as store from './store/invoices.ts'
import * as ofOrder from './store/order-invoices.ts'
import * as overdue from './store/overdue.ts'
import { buildInvoiceInserts, findStoredIds } from './store/new-invoices.ts'
import { savePaymentType, saveTerms } from './store/payment-type.ts'

export type { InvoiceRecord } from './store/invoices.ts'

/** An invoice to issue for an order that is being placed. */
export type InvoiceToIssue = {
  id: string
  number: string
  orderId: string
  accountId: string
  companyId: string | null
  buyerName: string
  paymentType: string
  /** Sen, including PPN. */
  amount: Money
  dueAt: Date
  /** On credit terms: for how many days. */
  termsDays: number | null
  /** Whether it is only a draft for goods that are invoiced with later deliveries. */
  isDraft?: boolean
}

/**
 * The writes that issue invoices, to be sent with their orders'. The write `issued` counts fewer rows where
 * another open transfer has the same amount due as one of them: the caller issues that one again with another
 * unique code (`listUnissued`).
 */
export function invoiceWrites(
  { clock }: Pick<AppDeps, 'clock'>,
  invoices: readonly (InvoiceToIssue & { uniqueCode: number })[],
): WriteBatch {
  const issuedAt = clock.now()
  return {
    statements: buildInvoiceInserts(
      invoices.map(({ buyerName: name, isDraft, ...invoice }) => ({
        ...invoice,
        status: isDraft ? 'draft' : 'unpaid',
        issuedAt,
        by: { kind: 'buyer', name },
      })),
    ),
    returningIds: ['issued'],
  }
}

/** Those of the invoices that `invoiceWrites` did not write. */
export async function listUnissued<T extends { id: string }>(
  { db }: Pick<AppDeps, 'db'>,
  invoices: readonly T[],
): Promise<T[]> {
  const ids = invoices.map(({ id }) => id)
  const storedIds = await findStoredIds(db, ids)
  return invoices.filter(({ id }) => !storedIds.has(id))
}

/** Whose invoices the buyer reads: their own, and as owner or approver those of their company. */
export const findReader = async (ctx: BuyerContext): Promise<store.InvoiceReader> => ({
  accountId: ctx.buyer.accountId,
  companyId: await findOverseenCompany(ctx),
})

/** An invoice that the current buyer may read. Throws 404. */
export async function findOwnInvoice(ctx: BuyerContext, id: string): Promise<store.InvoiceRecord> {
  const ownInvoice = await store.findReadableInvoice(ctx.db, id, await findReader(ctx))
  if (!ownInvoice) throw notFound()
  return ownInvoice
}

/** The credit notes of an invoice, oldest first. */
export const listCredits = (
  { db }: Pick<AppDeps, 'db'>,
  id: string,
): Promise<store.InvoiceCredit[]> => store.listCredits(db, id)

export async function getHeader(ctx: BuyerContext, id: string) {
  const invoice = await findOwnInvoice(ctx, id)
  return presentInvoiceHeader(invoice, {
    credits: await listCredits(ctx, id),
    isOwn: invoice.accountId === ctx.buyer.accountId,
    now: ctx.clock.now(),
  })
}

/** The invoices of one of the buyer's orders. Throws 404. */
export async function listOfOrder(ctx: BuyerContext, orderId: string) {
  const results = await ofOrder.listOfOrder(ctx.db, orderId, ctx.buyer.accountId)
  if (!results) throw notFound()
  return { results }
}

/** Invoices by their ids, in no order. */
export const listByIds = (
  { db }: Pick<AppDeps, 'db'>,
  ids: readonly string[],
): Promise<store.InvoiceRecord[]> => store.listByIds(db, ids)

/**
 * The invoice of an order that is looked after first: what is checked or owed, soonest due, then what is not invoiced yet,
 * then the newest. Undefined where it has none.
 */
export const findCurrentOfOrder = (
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
): Promise<store.InvoiceRecord | undefined> => ofOrder.findCurrentOfOrder(db, orderId)

/** The invoices of an order that were issued and are not void, oldest first. */
export const listIssuedOfOrder = (
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
): Promise<store.InvoiceRecord[]> => ofOrder.listIssuedOfOrder(db, orderId)

/** What an order is not invoiced for yet; undefined where that is nothing, or it has one invoice for all of it. */
export const findDraftOfOrder = (
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
): Promise<store.InvoiceRecord | undefined> => ofOrder.findDraftOfOrder(db, orderId)

/** The invoices of an order on terms that its buyer is about to pay in another way than in time. */
export const listChosenOfOrder = (
  { db }: Pick<AppDeps, 'db'>,
  orderId: string,
): Promise<store.InvoiceRecord[]> => ofOrder.listChosenOfOrder(db, orderId)

/** Takes one step and records it. The caller has locked the order. Throws 409 `invoice.state`. */
export async function transition(
  { db, clock }: AppDeps,
  invoice: store.InvoiceRecord,
  to: InvoiceStatus,
  by: InvoiceEvent['by'],
  note: string | null,
  changes: store.InvoiceChanges = {},
): Promise<void> {
  const status = invoiceStateMachine.transition(invoice.status, to, by.kind)
  await store.saveStatus(db, invoice.id, status, changes)
  await invoiceEvents.insert(db, invoice.id, {
    from: invoice.status,
    to: status,
    at: clock.now(),
    by,
    note,
  })
  await announce(db, toPaymentTopic(invoice.orderId))
}

/**
 * Takes a paid invoice back to where it was, because its payment was taken back. The caller has locked the order. Throws
 * 409 `invoice.state`.
 */
export async function stepBack(
  { db, clock }: AppDeps,
  invoice: store.InvoiceRecord,
  { to, refusalReason }: { to: InvoiceStatus; refusalReason: string | null },
  by: InvoiceEvent['by'],
  note: string,
): Promise<void> {
  const status = invoiceUndoMachine.transition(invoice.status, to, 'staff')
  await store.saveStatus(db, invoice.id, status, { paidAt: null, received: null, refusalReason })
  await invoiceEvents.insert(db, invoice.id, {
    from: invoice.status,
    to: status,
    at: clock.now(),
    by,
    note,
  })
  await announce(db, toPaymentTopic(invoice.orderId))
}

/** Adds a note to its history without a step. The caller has locked the order. */
export async function addNote(
  { db, clock }: AppDeps,
  { id, status }: Pick<store.InvoiceRecord, 'id' | 'status'>,
  by: InvoiceEvent['by'],
  note: string,
): Promise<void> {
  await invoiceEvents.insert(db, id, { from: status, to: status, at: clock.now(), by, note })
}

/** Voids an invoice that this actor may void; a paid or void one stays as it is. */
export async function voidOpenInvoice(
  deps: AppDeps,
  invoice: store.InvoiceRecord,
  by: InvoiceEvent['by'],
  note: string | null,
): Promise<void> {
  if (invoiceStateMachine.can(invoice.status, 'void', by.kind))
    await transition(deps, invoice, 'void', by, note)
}

/** Saves how an open invoice is paid. The caller has locked its order and checked that it is open. */
export const changePaymentType = (
  { db }: Pick<AppDeps, 'db'>,
  invoiceId: string,
  payment: { paymentType: string; uniqueCode: number },
) => savePaymentType(db, invoiceId, payment)

/** Puts an open invoice on credit terms from now on. The caller has locked its order and taken the credit. */
export const putOnTerms = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  invoiceId: string,
  termsDays: number,
) => saveTerms(db, invoiceId, { termsDays, dueAt: computeTermsDue(clock.now(), termsDays) })

/** Marks unpaid invoices of goods that are under way as overdue once their day is over. Idempotent. */
export const markOverdue = ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<number> =>
  overdue.markOverdue(db, clock.now())
