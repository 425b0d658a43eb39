import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import { formatExact } from '#platform/format.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { computeInclusiveTax } from '#modules/catalogue/tax/rules/tax.ts'
import { loadTaxRate } from '#modules/catalogue/tax/service.ts'
import type { InvoiceRecord } from '#modules/finance/invoices/service.ts'
import { lowerInvoice } from '#modules/finance/invoices/service/lower-amount.ts'
import {
  bookBeforeChange,
  bookSubstitution,
} from '#modules/finance/ledger/service/book-substitution.ts'
import { creditSurplus } from '#modules/finance/payments/service/credit-surplus.ts'
import type { NewOrderLine } from '#modules/selling/orders/rules/new-order.ts'
import { findOwnOrder } from '#modules/selling/orders/service/buyer-service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { replaceLine, showLinePart } from '#modules/selling/orders/service/replace-line.ts'
import { describeReplaced, describeSubstitute, queueDecidedEmail } from '../emails.ts'
import { substitutionStateMachine } from '../rules/substitution-status.ts'
import { findGoods, findOrderFacts, findProposerEmail } from '../store/goods.ts'
import * as store from '../store/substitutions.ts'
import {
  assertOrderOpen,
  presentList,
  requireChangeableInvoice,
  requireLine,
  requireSubstitution,
} from './load.ts'

/** What was proposed for one of the buyer's orders. Throws 404. */
export async function listOfOwnOrder(ctx: BuyerContext, orderId: string) {
  const { status } = await findOwnOrder(ctx, orderId)
  return presentList(ctx, { id: orderId, status })
}

/**
 * The buyer agrees: in one transaction the order's lines and totals, its reservations and its invoice change; what a paid
 * order has become less by goes back. The order's row is locked, so that a second consent, a cancellation and a
 * delivery take turns. Throws 404, 409 `substitution.state`, `order.state`, `substitution.changed`, 422 `stock.short`.
 */
export const accept = (ctx: BuyerContext, orderId: string, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const { order, record, by } = await lockOpen(ctx, { orderId, id, to: 'accepted' })
    assertOrderOpen(order)
    const invoice = await requireChangeableInvoice(ctx, orderId)
    const replaced = await assertUnchanged(ctx, record)
    await bookBeforeChange(ctx)
    const { less, lessTax } = await replaceLine(ctx, order, {
      lineId: record.lineId,
      quantity: record.replacedQuantity,
      by: await buildLine(ctx, record, replaced),
    })
    const note = `Setuju: ${describeReplaced(record)} diganti ${describeSubstitute(record)}.${describeLess(less, invoice)}`
    await settleLess(ctx, order, invoice, { id, less, lessTax, by, note })
    await decide(ctx, { order, record, by }, { status: 'accepted', note })
    return presentList(ctx, order)
  })

/** The buyer refuses; the order stays as it is. Throws 404, 409 `substitution.state`. */
export const refuse = (ctx: BuyerContext, orderId: string, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const locked = await lockOpen(ctx, { orderId, id, to: 'refused' })
    const note = `Barang pengganti ${describeSubstitute(locked.record)} ditolak.`
    await decide(ctx, locked, { status: 'refused', note })
    return presentList(ctx, locked.order)
  })

async function lockOpen(
  ctx: BuyerContext,
  { orderId, id, to }: { orderId: string; id: string; to: 'accepted' | 'refused' },
) {
  const order = await orders.lockOrder(ctx, orderId, ctx.buyer.accountId)
  const record = await requireSubstitution(ctx, orderId, id)
  substitutionStateMachine.transition(record.status, to, 'buyer')
  return { order, record, by: { kind: 'buyer', name: ctx.buyer.name } as const }
}

async function decide(
  ctx: BuyerContext,
  { order, record, by }: Awaited<ReturnType<typeof lockOpen>>,
  { status, note }: { status: 'accepted' | 'refused'; note: string },
): Promise<void> {
  await store.saveStatus(ctx.db, record.id, status, ctx.clock.now())
  await orders.addNote(ctx, order, by, note)
  const email = record.staffId && (await findProposerEmail(ctx.db, record.staffId))
  if (email)
    await queueDecidedEmail(ctx, email, order, {
      each: record,
      isAccepted: status === 'accepted',
    })
}

/** Throws 409 `substitution.changed` where the part is not there any more, or costs something else by now. */
async function assertUnchanged(deps: AppDeps, record: store.SubstitutionRecord) {
  const { orderId, lineId, replacedQuantity: quantity } = record
  const line = await requireLine(deps, orderId, lineId)
  const part =
    line.left >= quantity ? await showLinePart(deps, orderId, { lineId, quantity }) : undefined
  if (part && part.total === record.replacedTotal) return part
  throw new Refusal(
    'substitution.changed',
    'Barang yang akan diganti sudah disiapkan kirim atau berubah, jadi usulan ini tidak berlaku lagi. Tim kami mengabari Anda.',
    409,
  )
}

/** The substitute as a line of the order, with the rate of PPN of the day on which it was placed. */
async function buildLine(
  { db }: AppDeps,
  record: store.SubstitutionRecord,
  { warehouseId, isPickup }: Pick<NewOrderLine, 'warehouseId' | 'isPickup'>,
): Promise<NewOrderLine> {
  const goods = await findGoods(db, { variantId: record.variantId })
  if (!goods)
    throw new Refusal(
      'substitution.changed',
      'Barang pengganti ini tidak dijual lagi. Tim kami mengabari Anda.',
      409,
    )
  const { placedAt } = await findOrderFacts(db, record.orderId)
  const day = toJakartaDate(placedAt)
  const rate = await loadTaxRate(db, day, goods.luxury ? 'luxury' : 'general')
  const { quantity, unitPrice, total } = record
  return {
    variantId: goods.variantId,
    warehouseId,
    isPickup,
    sku: goods.sku,
    productName: goods.productName,
    variantName: goods.variantName,
    productSlug: goods.productSlug,
    picture: goods.picture,
    unit: goods.unit,
    quantity,
    awaited: 0,
    leadDays: 0,
    listPrice: unitPrice,
    discount: 0,
    unitPrice,
    total,
    tax: computeInclusiveTax(total, rate),
    taxPercent: rate.percent,
    luxury: goods.luxury,
    weightKg: goods.weightKg * quantity,
    volumeM3: goods.volumeM3 * quantity,
  }
}

type Settlement = {
  id: string
  less: Money
  lessTax: Money
  by: orders.OrderEventActor
  note: string
}

/** The invoice becomes less with its order; what was paid beyond it goes back. */
async function settleLess(
  deps: AppDeps,
  order: orders.LockedOrder,
  invoice: InvoiceRecord,
  { id, less, lessTax, by, note }: Settlement,
): Promise<void> {
  const isPaid = invoice.status === 'paid'
  if (less > 0) await lowerInvoice(deps, invoice, { less, by, note })
  // What is not invoiced yet is not in the ledger either.
  if (invoice.status === 'draft') return
  await bookSubstitution(deps, {
    id,
    invoiceNumber: invoice.number,
    accountId: order.accountId,
    less,
    lessTax,
    isPaid,
  })
  if (less > 0 && isPaid)
    await creditSurplus(deps, order, invoice, { amount: less, by, reason: 'Barang pengganti' })
}

const describeLess = (less: Money, { status }: InvoiceRecord): string =>
  less === 0
    ? ''
    : ` Rp ${formatExact(moneyToJson(sen(less)))} ${status === 'paid' ? 'kami kembalikan' : 'dikurangi dari tagihan'}.`
