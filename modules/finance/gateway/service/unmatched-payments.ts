import { toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import { toIsoTime } from '#platform/clock.ts'
import { okResponse } from '#platform/contract/schemas.ts'
import { announce } from '#platform/database/live-updates.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { listByIds, type InvoiceRecord } from '#modules/finance/invoices/service.ts'
import {
  assertWithinLimit,
  splitReceived,
  type DifferenceTreatment,
} from '#modules/finance/payments/rules/payment-difference.ts'
import { loadDifferenceLimit } from '#modules/finance/payments/service/difference-limit.ts'
import type { ReceivedMoney } from '#modules/finance/payments/service/settle-invoice.ts'
import { lockBundle } from '#modules/finance/payments/service/bundles.ts'
import { describePaymentType } from '#modules/selling/orders/rules/payment-types.ts'
import { lockOrderIfExists } from '#modules/selling/orders/service/orders.ts'
import { canAccept, explainForStaff } from '../rules/verdict.ts'
import {
  findUnmatchedPayment,
  listUnmatchedPayments,
  saveResolution,
  type UnmatchedPaymentRecord,
} from '../store/unmatched-payments.ts'
import { findPayment } from '../store/payments.ts'
import { settleBundlePayment } from './bundle-events.ts'
import { settlePayment } from './settle-events.ts'
import { releaseMoney } from './store-event.ts'

/** How many are listed at once. */
const LIST_LIMIT = 100

const toJsonOrNull = (amount: Money | null) => amount && moneyToJson(amount)

/** Money that no invoice takes, or what finance decided about it. */
export async function listForStaff(deps: AppDeps, { status }: { status: 'open' | 'done' }) {
  const isResolved = status === 'done'
  const rows = await listUnmatchedPayments(deps.db, { isResolved, limit: LIST_LIMIT })
  return { results: rows.map(presentUnmatched) }
}

function presentUnmatched(row: UnmatchedPaymentRecord) {
  const { id, verdict, reference, orderId, orderNumber, buyer, resolution, resolvedAt } = row
  return {
    id,
    verdict,
    reason: explainForStaff(verdict, row.amount, row.expected),
    received: toJsonOrNull(row.amount),
    expected: toJsonOrNull(row.expected),
    method: row.method ? describePaymentType(row.method, row.bank) : row.gateway,
    paidAt: toIsoTime(row.happenedAt),
    receivedAt: toIsoTime(row.receivedAt),
    reference,
    orderId,
    orderNumber,
    buyer,
    canAccept: resolution === null && canAccept(row),
    resolution,
    resolvedAt: resolvedAt && toIsoTime(resolvedAt),
    resolvedBy: row.resolvedBy,
    resolutionNote: row.resolutionNote,
  }
}

const alreadyResolved = () =>
  new Refusal('payment.resolved', 'Uang ini sudah diurus rekan Anda. Muat ulang daftarnya.', 409)

/**
 * Takes money as the payment: late money of the right amount, or another amount with a treatment of the difference and
 * a note that says why. Throws 404, 409 `payment.resolved` or `payment.not_acceptable`, 422 `payment.treatment`,
 * `payment.difference`.
 */
export const acceptMoney = (
  ctx: StaffContext,
  id: string,
  { note, treatment }: { note?: string | undefined; treatment?: DifferenceTreatment | undefined },
) =>
  withTransaction(ctx, async (ctx) => {
    const { orderId, paymentId, bundleId } = await requireUnmatched(ctx, id)
    if (bundleId) return acceptForBundle(ctx, id, bundleId, note)
    const order = orderId ? await lockOrderIfExists(ctx, orderId) : undefined
    // Read again under the lock.
    const row = await requireUnmatched(ctx, id)
    const payment = paymentId ? await findPayment(ctx.db, paymentId) : undefined
    const [invoice] = payment?.invoiceId ? await listByIds(ctx, [payment.invoiceId]) : []
    if (!order || !payment || !invoice || row.amount === null || !canAccept(row))
      throw new Refusal(
        'payment.not_acceptable',
        'Uang ini tidak bisa diterima sebagai pembayaran: pesanannya tidak menunggu pembayaran lagi. Kembalikan dananya.',
        409,
      )
    await resolve(ctx, row, { kind: 'accepted', note: note || null })
    const received = { amount: row.amount, treatment, reason: note }
    await assertDifference(ctx, invoice, received)
    const by = toStaffActor(ctx)
    await settlePayment(ctx, payment, { order, invoice }, by, received)
    return okResponse
  })

/** Late money of a bundle, which is settled whole or not at all. Throws as `acceptMoney` does. */
async function acceptForBundle(
  ctx: StaffContext,
  id: string,
  bundleId: string,
  note: string | undefined,
) {
  const locked = await lockBundle(ctx, bundleId)
  const row = await requireUnmatched(ctx, id)
  const payment = row.paymentId ? await findPayment(ctx.db, row.paymentId) : undefined
  if (!payment || !locked.canSettle || !canAccept(row))
    throw new Refusal(
      'payment.not_acceptable',
      'Uang ini tidak bisa diterima untuk semua tagihannya: ada yang sudah dibayar, batal, atau berubah. Kembalikan dananya.',
      409,
    )
  await resolve(ctx, row, { kind: 'accepted', note: note || null })
  await settleBundlePayment(ctx, payment, locked, toStaffActor(ctx))
  return okResponse
}

/** Throws 422 `payment.treatment`, `payment.difference`. */
async function assertDifference(
  ctx: StaffContext,
  invoice: InvoiceRecord,
  { amount, treatment, reason }: ReceivedMoney,
): Promise<void> {
  const differences = splitReceived(invoice, amount, treatment)
  assertWithinLimit(differences, await loadDifferenceLimit(ctx))
  if (differences.some(({ kind }) => kind !== 'unique_code') && !reason)
    throw Refusal.field('note', 'payment.treatment', 'Tulis alasan menerima jumlah yang lain ini.')
}

/** Records that money went back to its payer. Throws 404, 409 `payment.resolved`. */
export const recordReturn = (ctx: StaffContext, id: string, reference: string) =>
  withTransaction(ctx, async (ctx) => {
    const row = await requireUnmatched(ctx, id)
    await resolve(ctx, row, { kind: 'returned', note: reference })
    return okResponse
  })

async function requireUnmatched(ctx: StaffContext, id: string): Promise<UnmatchedPaymentRecord> {
  const row = await findUnmatchedPayment(ctx.db, id)
  if (!row) throw notFound()
  if (row.resolution) throw alreadyResolved()
  return row
}

async function resolve(
  ctx: StaffContext,
  row: UnmatchedPaymentRecord,
  { kind, note }: { kind: 'accepted' | 'returned'; note: string | null },
): Promise<void> {
  const resolution = { kind, at: ctx.clock.now(), by: ctx.staff.name, note }
  if (!(await saveResolution(ctx.db, row.id, resolution))) throw alreadyResolved()
  await releaseMoney(ctx, row)
  await recordAuditEntry(ctx, {
    action: kind === 'accepted' ? 'Terima pembayaran yang menunggu' : 'Kembalikan dana pembayaran',
    entityType: 'gateway_payment',
    entityId: row.id,
    entityLabel: row.orderNumber ?? row.reference,
    before: { verdict: row.verdict, received: toJsonOrNull(row.amount)?.amount ?? null },
    after: { resolution: kind, note },
  })
  const topic = row.bundleId ?? row.orderId
  if (topic) await announce(ctx.db, toPaymentTopic(topic))
}
