import { withTransaction } from '#platform/database/database.ts'
import { type WriteBatch, executeBatch } from '#platform/database/write-batch.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { sen, type Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { listBankAccounts } from '#modules/finance/payments/service/bank-accounts.ts'
import { presentInvoiceHeader } from './presenter.ts'
import { canTransitionInvoice, transitionInvoice, type InvoiceStatus } from './rules.ts'
import * as store from './store/invoices.ts'
import {
  MAX_UNIQUE_CODE,
  computeInitialCode,
  findFreeCode,
} from '#modules/finance/payments/rules/unique-code.ts'

/** What an invoice is issued for: the order that checkout has just placed. */
export type InvoiceToIssue = {
  id: string
  /** Taken together with the order's. */
  number: string
  orderId: string
  accountId: string
  buyerName: string
  paymentType: string
  /** Sen, including PPN. */
  amount: Money
  dueAt: Date
}

/**
 * An order's invoice, to be written with it. Most figures are free, so its first unique code is
 * not asked about before: `issued` counts 0 where another open transfer has the same figure, and
 * `issueOtherwise` has to follow.
 */
export const invoiceWrites = (deps: AppDeps, order: InvoiceToIssue): WriteBatch =>
  invoiceWritesWithCode(
    deps,
    order,
    order.paymentType === 'transfer' ? computeInitialCode(order.number) : 0,
  )

/** Issues an order's invoice in the caller's transaction with the first code that is free. */
export async function issueWithFreeCode(deps: AppDeps, order: InvoiceToIssue): Promise<void> {
  const { amount, number } = order
  for (;;) {
    const openAmounts = await store.listOpenAmounts(
      deps.db,
      amount + 100,
      amount + MAX_UNIQUE_CODE * 100,
    )
    const taken = new Set(openAmounts.map((openAmount) => (openAmount - amount) / 100))
    const code = findFreeCode(computeInitialCode(number), taken)
    const { issued } = await executeBatch(deps.db, [invoiceWritesWithCode(deps, order, code)])
    if (issued) return
    if (code === 0) throw new Error(`invoice ${number} could not be saved`)
  }
}

function invoiceWritesWithCode(
  deps: AppDeps,
  order: InvoiceToIssue,
  uniqueCode: number,
): WriteBatch {
  const { buyerName, ...details } = order
  const issuedAt = deps.clock.now()
  const actor = { kind: 'buyer', name: buyerName } as const
  const invoice = { ...details, status: 'unpaid', uniqueCode, issuedAt } as const
  return { statements: store.buildInvoiceInserts(deps.db, invoice, actor) }
}

/** A buyer's own invoice. Throws 404. */
export async function findOwnInvoice(ctx: BuyerContext, id: string): Promise<store.InvoiceRecord> {
  const ownInvoice = await store.findBuyerInvoice(ctx.db, id, ctx.buyer.accountId)
  if (!ownInvoice) throw notFound()
  return ownInvoice
}

export const getHeader = async (ctx: BuyerContext, id: string) =>
  presentInvoiceHeader(await findOwnInvoice(ctx, id))

/** The invoices of one of the buyer's orders. Throws 404. */
export async function listOfOrder(ctx: BuyerContext, orderId: string) {
  const results = await store.listOfOrder(ctx.db, orderId, ctx.buyer.accountId)
  if (!results) throw notFound()
  return { results }
}

/** Where and how much to transfer, and whether a proof is awaited. Throws 404. */
export async function getPaymentDetail(ctx: BuyerContext, id: string) {
  const ownInvoice = await findOwnInvoice(ctx, id)
  const canSendProof = canTransitionInvoice(ownInvoice.status, 'proof_submitted', 'buyer')
  return {
    ...presentInvoiceHeader(ownInvoice),
    banks: await listBankAccounts(ctx.db, ctx.shop),
    canSendProof,
    whyNot: canSendProof ? null : explainProofClosed(ownInvoice.status),
  }
}

/**
 * Keeps the proof of a transfer; the order then waits for finance. While a proof is being looked
 * at another one is refused: what finance sees must not change under their hands.
 * Throws 404, 409 `invoice.state` or `order.state`.
 */
export async function sendProof(
  ctx: BuyerContext,
  id: string,
  { file, note }: { file: UploadedFile; note: string | undefined },
) {
  const { orderId } = await findOwnInvoice(ctx, id)
  await withTransaction(ctx, async (ctx) => {
    // The order's row is locked first in every story, so that time, buyer and staff take turns.
    const order = await orders.lockOrder(ctx, orderId, ctx.buyer.accountId)
    const current = await findOwnInvoice(ctx, id)
    if (!canTransitionInvoice(current.status, 'proof_submitted', 'buyer'))
      throw new Refusal('invoice.state', explainProofClosed(current.status), 409, {
        detail: { state: current.status },
      })
    const actor = { kind: 'buyer', name: ctx.buyer.name } as const
    await orders.transition(ctx, order, 'awaiting_confirmation', actor, note || null)
    const sentAt = ctx.clock.now()
    const fileId = await storeFile(ctx, {
      file,
      purpose: 'payment-proof',
      ownerId: ctx.buyer.accountId,
    })
    const proof = { fileId, note: note || null, sentAt }
    await transition(ctx, current, 'proof_submitted', actor, note || null, {
      proof,
      refusalReason: null,
    })
  })
  return getHeader(ctx, id)
}

/** Takes one step of the state table and writes it down. Throws 409 `invoice.state`. */
export async function transition(
  { db, clock }: AppDeps,
  current: store.InvoiceRecord,
  to: InvoiceStatus,
  actor: orders.OrderEventActor,
  note: string | null,
  changes: store.InvoiceChanges = {},
): Promise<void> {
  const status = transitionInvoice(current.status, to, actor.kind)
  await store.saveStatus(db, current.id, status, changes)
  await store.insertEvent(db, current.id, {
    from: current.status,
    to: status,
    at: clock.now(),
    by: actor,
    note,
  })
}

/** The invoice is paid in full, and its order is processed. Both are locked by the caller's order. */
export async function markPaid(
  deps: AppDeps,
  order: orders.LockedOrder,
  current: store.InvoiceRecord,
  actor: orders.OrderEventActor,
  note: string | null,
): Promise<void> {
  await orders.transition(deps, order, 'processing', actor, note)
  await transition(deps, current, 'paid', actor, note, {
    paidAt: deps.clock.now(),
    refusalReason: null,
  })
}

/** amount + unique code: the exact figure that must come in (sen). */
export const computeTransferAmount = ({ amount, uniqueCode }: store.InvoiceRecord): Money =>
  sen(amount + uniqueCode * 100)

const explainProofClosed = (status: InvoiceStatus): string =>
  status === 'proof_submitted'
    ? 'Bukti transfer sudah kami terima dan sedang diperiksa.'
    : status === 'paid'
      ? 'Tagihan ini sudah lunas.'
      : status === 'void'
        ? 'Tagihan ini sudah dibatalkan. Jangan transfer lagi.'
        : 'Tagihan ini belum menunggu bukti transfer.'
