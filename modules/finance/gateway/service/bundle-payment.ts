import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '#platform/database/errors.ts'
import { takeDocumentNumber } from '#platform/database/document-numbers.ts'
import { withSavepoint } from '#platform/database/savepoint.ts'
import { withTransaction } from '#platform/database/database.ts'
import { executeBatch } from '#platform/database/write-batch.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { runIdempotently } from '#platform/http/idempotency.ts'
import type { BankCode } from '#platform/payment-gateway/port.ts'
import { Refusal } from '#platform/refusal.ts'
import { findOwnInvoice } from '#modules/finance/invoices/service.ts'
import { chargeLateFee } from '#modules/finance/late-fees/service/charge.ts'
import {
  canBundle,
  computeBundleEnd,
  computeBundleTotal,
  type BundleMethod,
} from '#modules/finance/payments/rules/payment-bundle.ts'
import {
  findOwnBundle,
  insertBundle,
  listOpenBundlesOf,
  lockBundle,
  lockOrdersWithInvoices,
  type NewBundle,
} from '#modules/finance/payments/service/bundles.ts'
import { chooseFreeCode } from '#modules/finance/payments/service/unique-code.ts'
import { requireUsable } from '../rules/payment-choice.ts'
import { closeBundle, closePayments } from './close-payments.ts'
import { openPaymentSoon, paymentWrites } from './open-payment.ts'
import { getOwnBundle } from './bundle-view.ts'

type ChosenBundle = {
  invoices: readonly string[]
  paymentType: BundleMethod
  bank?: BankCode | undefined
}

/**
 * Has several invoices that the buyer may read paid at once. Committed before the gateway is asked, as one payment is.
 * Throws 404, 409 `bundle.closed` where one cannot be paid, `bundle.taken` where one is in another bundle, 422 as
 * `requireUsable` does.
 */
export async function createBundle(ctx: BuyerContext, choice: ChosenBundle) {
  const { claim } = ctx
  const create = (ctx: BuyerContext) => saveBundle(ctx, choice)
  const { bundleId, paymentId } = await (claim
    ? runIdempotently(ctx.db, claim, (db) => create({ ...ctx, db }))
    : withTransaction(ctx, create))
  if (paymentId) await openPaymentSoon(ctx, paymentId)
  return getOwnBundle(ctx, bundleId)
}

async function saveBundle(ctx: BuyerContext, choice: ChosenBundle) {
  const { paymentType: method } = choice
  const found = await Promise.all(
    [...new Set(choice.invoices)].map((id) => findOwnInvoice(ctx, id)),
  )
  const orderIds = found.map(({ orderId }) => orderId)
  const locked = await lockOrdersWithInvoices(
    ctx,
    found.map(({ id: invoiceId, orderId }) => ({ invoiceId, orderId })),
  )
  const closed = locked.find(({ order, invoice }) => !canBundle(order.status, invoice.status))
  if (closed)
    throw refuseClosed(
      `Tagihan ${closed.invoice.number} tidak menunggu pembayaran lagi. Muat ulang daftarnya, lalu pilih yang lain.`,
    )
  await freeInvoices(ctx, orderIds)
  // What was opened for one of them alone is not to be paid besides.
  const by = { kind: 'buyer', name: ctx.buyer.name } as const
  for (const each of locked) {
    await closePayments(ctx, each.order.id, by)
    each.invoice = await chargeLateFee(ctx, each.invoice)
  }
  const amount = computeBundleTotal(locked.map(({ invoice }) => invoice.amount))
  const collected = requireUsable(choice, amount, ctx)
  const now = ctx.clock.now()
  const bundle: NewBundle = {
    id: randomUUID(),
    number: await takeDocumentNumber(ctx.db, 'BYR', now),
    accountId: ctx.buyer.accountId,
    method,
    bank: collected?.bank ?? null,
    amount,
    uniqueCode: 0,
    createdAt: now,
    expiresAt: computeBundleEnd(method, locked, now),
    invoices: locked.map(({ order, invoice }) => ({
      invoiceId: invoice.id,
      orderId: order.id,
      amount: invoice.amount,
    })),
  }
  if (!collected) {
    await insertWithFreeCode(ctx, bundle)
    return { bundleId: bundle.id, paymentId: null }
  }
  await insertBundle(ctx.db, bundle)
  const paymentId = randomUUID()
  const paidFor = { orderId: null, invoiceId: null, bundleId: bundle.id }
  await executeBatch(
    ctx.db,
    paymentWrites([{ id: paymentId, ...paidFor, ...collected, amount, createdAt: now, by }]),
  )
  return { bundleId: bundle.id, paymentId }
}

/** Ends what the invoices of locked orders were bundled in and nobody can pay any more. Throws 409 `bundle.taken`. */
async function freeInvoices(ctx: BuyerContext, orderIds: readonly string[]): Promise<void> {
  const now = ctx.clock.now()
  for (const { id, number, expiresAt, proofSentAt } of await listOpenBundlesOf(ctx.db, orderIds)) {
    if (proofSentAt || expiresAt > now)
      throw new Refusal(
        'bundle.taken',
        `Sebagian tagihan ini sudah ada di pembayaran gabungan ${number}. Selesaikan atau batalkan yang itu dahulu.`,
        409,
        { detail: { bundle: id, number } },
      )
    await closeBundle(ctx, id, 'expired')
  }
}

/** Saves a bundle that is paid by transfer under a code that tells it from others. */
async function insertWithFreeCode(ctx: BuyerContext, bundle: NewBundle): Promise<void> {
  const insert = async () => {
    const uniqueCode = await chooseFreeCode(ctx, bundle)
    try {
      await insertBundle(ctx.db, { ...bundle, uniqueCode })
      return true
    } catch (thrown) {
      // Another bundle has the same amount due by now.
      if (isUniqueViolation(thrown)) return false
      throw thrown
    }
  }
  while (!(await withSavepoint(ctx.db, insert)));
}

/** The invoices of a bundle are paid one by one after all. Throws 404, 409 `bundle.closed`. */
export async function withdrawBundle(ctx: BuyerContext, id: string) {
  await findOwnBundle(ctx, id)
  await withTransaction(ctx, async (ctx) => {
    const { bundle } = await lockBundle(ctx, id)
    if (bundle.status === 'withdrawn') return
    if (bundle.status !== 'open')
      throw refuseClosed('Pembayaran gabungan ini tidak menunggu pembayaran lagi.')
    if (bundle.proofSentAt)
      throw refuseClosed('Bukti transfernya sedang diperiksa. Tunggu hasilnya dahulu.')
    await closeBundle(ctx, id, 'withdrawn', { kind: 'buyer', name: ctx.buyer.name })
  })
  return getOwnBundle(ctx, id)
}

const refuseClosed = (message: string) => new Refusal('bundle.closed', message, 409)
