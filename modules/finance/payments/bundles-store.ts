import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { BankCode } from '#platform/payment-gateway/port.ts'
import type { BundleMethod, BundleStatus } from './rules/payment-bundle.ts'

/** Several invoices that are paid at once. Money in sen; the unique code in whole rupiah. */
export type BundleRecord = {
  id: string
  number: string
  accountId: string
  buyerName: string
  method: BundleMethod
  bank: BankCode | null
  amount: Money
  uniqueCode: number
  status: BundleStatus
  createdAt: Date
  expiresAt: Date
  proofSentAt: Date | null
  paidAt: Date | null
}

export type BundledInvoice = { invoiceId: string; orderId: string; amount: Money }

export type NewBundle = Omit<BundleRecord, 'buyerName' | 'status' | 'proofSentAt' | 'paidAt'> & {
  invoices: readonly BundledInvoice[]
}

/**
 * Saves a bundle. The unique index `payment_bundle_invoice_open` refuses an invoice that is in another open one, and
 * `payment_bundle_open_figure` an amount that is due for another one.
 */
export async function insertBundle(tx: Db, { invoices, ...bundle }: NewBundle): Promise<void> {
  await tx
    .insertInto('payment_bundle')
    .values({
      id: bundle.id,
      number: bundle.number,
      account_id: bundle.accountId,
      method: bundle.method,
      bank: bundle.bank,
      amount: bundle.amount,
      unique_code: bundle.uniqueCode,
      status: 'open',
      created_at: bundle.createdAt,
      expires_at: bundle.expiresAt,
    })
    .execute()
  await tx
    .insertInto('payment_bundle_invoice')
    .values(
      invoices.map(({ invoiceId, orderId, amount }) => ({
        bundle_id: bundle.id,
        invoice_id: invoiceId,
        order_id: orderId,
        amount,
      })),
    )
    .execute()
}

const selectBundles = (db: Db) =>
  db
    .selectFrom('payment_bundle as bundle')
    .innerJoin('account', 'account.id', 'bundle.account_id')
    .select(['bundle.id', 'bundle.number', 'bundle.account_id as accountId'])
    .select(['account.name as buyerName', 'bundle.method', 'bundle.bank', 'bundle.amount'])
    .select(['bundle.unique_code as uniqueCode', 'bundle.status', 'bundle.created_at as createdAt'])
    .select(['bundle.expires_at as expiresAt', 'bundle.proof_sent_at as proofSentAt'])
    .select('bundle.paid_at as paidAt')
    .$narrowType<{ method: BundleMethod; bank: BankCode | null; status: BundleStatus }>()

type Row = Omit<BundleRecord, 'amount'> & { amount: number }
const toBundle = (row: Row): BundleRecord => ({ ...row, amount: sen(row.amount) })

export async function findBundle(db: Db, id: string): Promise<BundleRecord | undefined> {
  const row = await selectBundles(db).where('bundle.id', '=', id).executeTakeFirst()
  return row && toBundle(row)
}

export async function findBundleByNumber(
  db: Db,
  number: string,
): Promise<BundleRecord | undefined> {
  const row = await selectBundles(db).where('bundle.number', '=', number).executeTakeFirst()
  return row && toBundle(row)
}

/** A bundle whose row is locked until the transaction ends. The caller has locked its orders. */
export async function lockBundleRow(tx: Db, id: string): Promise<BundleRecord | undefined> {
  const row = await selectBundles(tx)
    .where('bundle.id', '=', id)
    .forUpdate('bundle')
    .executeTakeFirst()
  return row && toBundle(row)
}

/** An account's newest bundles; all of them for `limit` undefined. */
export async function listOfAccount(
  db: Db,
  accountId: string,
  limit?: number,
): Promise<BundleRecord[]> {
  const rows = await selectBundles(db)
    .where('bundle.account_id', '=', accountId)
    .orderBy('bundle.nr', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute()
  return rows.map(toBundle)
}

/** The invoices of a bundle, in the order in which their orders are locked. */
export async function listBundled(db: Db, bundleId: string): Promise<BundledInvoice[]> {
  const rows = await db
    .selectFrom('payment_bundle_invoice')
    .select(['invoice_id as invoiceId', 'order_id as orderId', 'amount'])
    .where('bundle_id', '=', bundleId)
    .orderBy('order_id')
    .orderBy('invoice_id')
    .execute()
  return rows.map((row) => ({ ...row, amount: sen(row.amount) }))
}

/** The open bundles that some orders are in, by order. */
export const listOpenBundlesOf = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('payment_bundle_invoice as bundled')
    .innerJoin('payment_bundle as bundle', 'bundle.id', 'bundled.bundle_id')
    .select(['bundle.id', 'bundle.number', 'bundle.method', 'bundle.expires_at as expiresAt'])
    .select(['bundle.proof_sent_at as proofSentAt', 'bundled.order_id as orderId'])
    .select('bundled.invoice_id as invoiceId')
    .where('bundled.is_open', '=', true)
    .where('bundled.order_id', 'in', [...orderIds])
    .orderBy('bundled.order_id')
    .execute()

/** Saves what has become of a bundle; false where it is in another status than `from` by now. */
export async function saveBundleStatus(
  tx: Db,
  id: string,
  from: readonly BundleStatus[],
  to: BundleStatus,
  paidAt?: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_bundle')
    .set({ status: to, ...(paidAt ? { paid_at: paidAt } : {}) })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Saves that its proof was sent, so that it does not expire; or, with null, that it was sent back. */
export const saveProofSent = (tx: Db, id: string, proofSentAt: Date | null, expiresAt: Date) =>
  tx
    .updateTable('payment_bundle')
    .set({ proof_sent_at: proofSentAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()

/** Expires open bundles whose deadline has passed and that have no proof. */
export async function expireBundles(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .updateTable('payment_bundle')
    .set({ status: 'expired' })
    .where('status', '=', 'open')
    .where('proof_sent_at', 'is', null)
    .where('expires_at', '<', before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The withdrawn bundles that the payment of one of these invoices has ended, with all invoices in them. One at a gateway only
 * while its payment is still open there.
 */
export const listBundlesWithdrawnBy = (
  db: Db,
  invoiceIds: readonly string[],
): Promise<{ id: string; items: { orderId: string; invoiceId: string }[] }[]> =>
  db
    .selectFrom('payment_bundle as bundle')
    .select('bundle.id')
    .select(
      sql<
        { orderId: string; invoiceId: string }[]
      >`(select json_agg(json_build_object('orderId', order_id, 'invoiceId', invoice_id))
        from payment_bundle_invoice where bundle_id = bundle.id)`.as('items'),
    )
    .where('bundle.status', '=', 'withdrawn')
    .where('bundle.withdrawn_by', 'in', [...invoiceIds])
    .where((eb) =>
      eb.or([
        eb('bundle.method', '=', 'transfer'),
        eb.exists(
          eb
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.bundle_id', '=', 'bundle.id')
            .where('payment.status', '=', 'pending'),
        ),
      ]),
    )
    .orderBy('bundle.nr')
    .execute()

/** Reopens a bundle after the payment that ended it was undone: it is waited for again, or can be settled late. */
export const saveReopened = (tx: Db, id: string, status: BundleStatus) =>
  tx
    .updateTable('payment_bundle')
    .set({ status, paid_at: null, withdrawn_by: null })
    .where('id', '=', id)
    .execute()
