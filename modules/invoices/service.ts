import { withTransaction } from '#platform/database/database.ts'
import { type Writing, writeAtOnce } from '#platform/jobs/at-once.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import type { BuyerContext, Tools } from '#platform/http/context.ts'
import { sen, type Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { keepFile } from '#modules/files/service.ts'
import * as orders from '#modules/orders/service.ts'
import { bankAccounts } from '#modules/payments/service.ts'
import { headerOf } from './answer.ts'
import { canMoveInvoice, moveInvoice, type InvoiceStatus } from './rules.ts'
import * as store from './store.ts'
import { CODES, firstCode, freeCode } from './unique-code.ts'

/** What an invoice is issued for: the order that checkout has just placed. */
export type ToIssue = {
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
export const issuing = (tools: Tools, order: ToIssue): Writing =>
  withCode(tools, order, order.paymentType === 'transfer' ? firstCode(order.number) : 0)

/** Issues an order's invoice in the caller's transaction with the first code that is free. */
export async function issueOtherwise(tools: Tools, order: ToIssue): Promise<void> {
  const { amount, number } = order
  for (;;) {
    const figures = await store.openFigures(tools.db, amount + 100, amount + CODES * 100)
    const taken = new Set(figures.map((figure) => (figure - amount) / 100))
    const code = freeCode(firstCode(number), taken)
    const { issued } = await writeAtOnce(tools.db, [withCode(tools, order, code)])
    if (issued) return
    if (code === 0) throw new Error(`invoice ${number} could not be saved`)
  }
}

function withCode(tools: Tools, order: ToIssue, uniqueCode: number): Writing {
  const { buyerName, ...about } = order
  const issuedAt = tools.clock.now()
  const by = { kind: 'buyer', name: buyerName } as const
  const invoice = { ...about, status: 'unpaid', uniqueCode, issuedAt } as const
  return { rows: store.invoiceRows(tools.db, invoice, by) }
}

/** A buyer's own invoice. Throws 404. */
export async function invoice(ctx: BuyerContext, id: string): Promise<store.Invoice> {
  const found = await store.invoiceOfBuyer(ctx.db, id, ctx.buyer.accountId)
  if (!found) throw notFound()
  return found
}

export const header = async (ctx: BuyerContext, id: string) => headerOf(await invoice(ctx, id))

/** The invoices of one of the buyer's orders. Throws 404. */
export async function ofOrder(ctx: BuyerContext, orderId: string) {
  const results = await store.invoicesOfOrder(ctx.db, orderId, ctx.buyer.accountId)
  if (!results) throw notFound()
  return { results }
}

/** Where and how much to transfer, and whether a proof is awaited. Throws 404. */
export async function paymentDetail(ctx: BuyerContext, id: string) {
  const found = await invoice(ctx, id)
  const canSendProof = canMoveInvoice(found.status, 'proof_submitted', 'buyer')
  return {
    ...headerOf(found),
    banks: await bankAccounts(ctx.db, ctx.shop),
    canSendProof,
    whyNot: canSendProof ? null : proofClosed(found.status),
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
  const { orderId } = await invoice(ctx, id)
  await withTransaction(ctx, async (ctx) => {
    // The order's row is locked first in every story, so that time, buyer and staff take turns.
    const order = await orders.lock(ctx, orderId, ctx.buyer.accountId)
    const current = await invoice(ctx, id)
    if (!canMoveInvoice(current.status, 'proof_submitted', 'buyer'))
      throw new Refusal('invoice.state', proofClosed(current.status), 409, {
        detail: { state: current.status },
      })
    const by = { kind: 'buyer', name: ctx.buyer.name } as const
    await orders.step(ctx, order, 'awaiting_confirmation', by, note || null)
    const sentAt = ctx.clock.now()
    const fileId = await keepFile(ctx, {
      file,
      purpose: 'payment-proof',
      ownerId: ctx.buyer.accountId,
    })
    const proof = { fileId, note: note || null, sentAt }
    await step(ctx, current, 'proof_submitted', by, note || null, { proof, refusalReason: null })
  })
  return header(ctx, id)
}

/** Takes one step of the state table and writes it down. Throws 409 `invoice.state`. */
export async function step(
  { db, clock }: Tools,
  current: store.Invoice,
  to: InvoiceStatus,
  by: orders.By,
  note: string | null,
  changes: store.Changes = {},
): Promise<void> {
  const status = moveInvoice(current.status, to, by.kind)
  await store.saveStatus(db, current.id, status, changes)
  await store.insertEvent(db, current.id, {
    from: current.status,
    to: status,
    at: clock.now(),
    by,
    note,
  })
}

/** The invoice is paid in full, and its order is processed. Both are locked by the caller's order. */
export async function settle(
  tools: Tools,
  order: orders.LockedOrder,
  current: store.Invoice,
  by: orders.By,
  note: string | null,
): Promise<void> {
  await orders.step(tools, order, 'processing', by, note)
  await step(tools, current, 'paid', by, note, { paidAt: tools.clock.now(), refusalReason: null })
}

/** amount + unique code: the exact figure that must come in (sen). */
export const expected = ({ amount, uniqueCode }: store.Invoice): Money =>
  sen(amount + uniqueCode * 100)

const proofClosed = (status: InvoiceStatus): string =>
  status === 'proof_submitted'
    ? 'Bukti transfer sudah kami terima dan sedang diperiksa.'
    : status === 'paid'
      ? 'Tagihan ini sudah lunas.'
      : status === 'void'
        ? 'Tagihan ini sudah dibatalkan. Jangan transfer lagi.'
        : 'Tagihan ini belum menunggu bukti transfer.'
