import { announce } from '#platform/database/live-updates.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { computeTransferAmount, toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import {
  changePaymentType,
  listByIds,
  type InvoiceRecord,
} from '#modules/finance/invoices/service.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import * as store from '../bundles-store.ts'
import {
  canSettleBundle,
  describeBundle,
  isBundleUnchanged,
  splitBundle,
} from '../rules/payment-bundle.ts'
import { recordConfirmation } from './record-confirmation.ts'
import { settleInvoice } from './settle-invoice.ts'

export type { BundleRecord, NewBundle } from '../bundles-store.ts'
export {
  expireBundles,
  findBundle,
  findBundleByNumber,
  insertBundle,
  listBundled,
  listOfAccount,
  listOpenBundlesOf,
  saveBundleStatus,
} from '../bundles-store.ts'

/** A bundle, its invoices and their orders, all locked until the transaction ends. */
export type LockedBundle = {
  bundle: store.BundleRecord
  bundled: (store.BundledInvoice & { order: orders.LockedOrder; invoice: InvoiceRecord })[]
  /** Whether each of its invoices is still the newest of its order, and waits for the same amount. */
  isUnchanged: boolean
  /** Whether all of it can be settled now. */
  canSettle: boolean
}

/** One of the buyer's own bundles. Throws 404. */
export async function findOwnBundle(ctx: BuyerContext, id: string): Promise<store.BundleRecord> {
  const bundle = await store.findBundle(ctx.db, id)
  if (bundle?.accountId !== ctx.buyer.accountId) throw notFound()
  return bundle
}

/** An invoice and the order that is locked before it. */
export type InvoiceRef = { orderId: string; invoiceId: string }

/**
 * Locks the orders of invoices one after another by their id, as everything does that locks several, and then reads the
 * invoices. Throws 404.
 */
export async function lockOrdersWithInvoices(deps: AppDeps, items: readonly InvoiceRef[]) {
  const locked: { order: orders.LockedOrder; invoice: InvoiceRecord }[] = []
  for (const orderId of [...new Set(items.map((item) => item.orderId))].toSorted()) {
    const order = await orders.lockOrder(deps, orderId)
    const ids = items.flatMap((item) => (item.orderId === orderId ? [item.invoiceId] : []))
    const invoices = await listByIds(deps, ids.toSorted())
    if (invoices.length < new Set(ids).size) throw notFound()
    locked.push(...invoices.map((invoice) => ({ order, invoice })))
  }
  return locked
}

/** Locks a bundle's orders, then the bundle. Throws 404. */
export async function lockBundle(deps: AppDeps, id: string): Promise<LockedBundle> {
  const items = await store.listBundled(deps.db, id)
  const locked = await lockOrdersWithInvoices(deps, items)
  const bundle = await store.lockBundleRow(deps.db, id)
  if (!bundle) throw notFound()
  const bundled = items.map((item) => ({
    ...item,
    ...locked.find(({ invoice }) => invoice.id === item.invoiceId)!,
  }))
  const isUnchanged = isBundleUnchanged(bundled)
  return { bundle, bundled, isUnchanged, canSettle: isUnchanged && canSettleBundle(bundle.status) }
}

/**
 * All invoices of a locked bundle are paid, each by its own amount; the rupiah of the unique code are booked with the
 * first. The caller has made sure that it can be settled, and that exactly its sum came in. A transfer can be taken back for
 * ten minutes; what a gateway tells has happened outside. Returns what each received.
 */
export async function settleBundle(
  deps: AppDeps,
  { bundle, bundled }: LockedBundle,
  actor: orders.OrderEventActor,
  { bankLineId }: { bankLineId?: string } = {},
) {
  // Before its invoices: a bundle that is still open would be withdrawn as they are paid.
  await store.saveBundleStatus(deps.db, bundle.id, ['open', 'expired'], 'paid', deps.clock.now())
  const note = describeBundle(bundle.number, {
    count: bundled.length,
    toSend: computeTransferAmount(bundle),
  })
  const parts = splitBundle(bundle.uniqueCode, bundled)
  for (const { order, invoice, received, uniqueCode } of parts) {
    const hold =
      bundle.method === 'transfer'
        ? await recordConfirmation(deps, order, invoice, { bankLineId, bundleId: bundle.id })
        : undefined
    const money = { amount: received, hold }
    await settleInvoice(deps, order, { ...invoice, uniqueCode }, actor, note, money)
    // Books and documents go by how it was paid; a paid invoice has no amount due that another might have, too.
    await changePaymentType(deps, invoice.id, { paymentType: bundle.method, uniqueCode })
  }
  await announce(deps.db, toPaymentTopic(bundle.id))
  return parts
}
