import type { UploadedFile } from '#platform/contract/call.ts'
import { announce } from '#platform/database/live-updates.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyToJson, type MoneyJson } from '#platform/money.ts'
import { formatRupiah } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import { recordOrderAudit } from '#modules/selling/orders/service/order-audit.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import { computeTransferAmount, toPaymentTopic } from '#modules/finance/invoices/rules.ts'
import * as invoices from '#modules/finance/invoices/service.ts'
import { writeNote } from '#modules/selling/staff-orders/service/work.ts'
import { isUnderway } from '#modules/selling/orders/rules/order-status.ts'
import * as orders from '#modules/selling/orders/service/orders.ts'
import { listOpenBundlesOf, saveProofSent } from '../bundles-store.ts'
import { computeBundleEnd, describeBundle } from '../rules/payment-bundle.ts'
import { canSendProof } from '../rules/proof.ts'
import {
  findOwnBundle,
  lockBundle,
  settleBundle,
  type BundleRecord,
  type LockedBundle,
} from './bundles.ts'

/** What finance reads with the proof, and on the timeline of each order. */
const describe = ({ bundle, bundled }: LockedBundle): string =>
  describeBundle(bundle.number, {
    count: bundled.length,
    toSend: computeTransferAmount(bundle),
  })

/**
 * Stores the proof of a transfer with each of its invoices; their orders then wait for finance, and the bundle does not
 * expire. Throws 404, 409 `bundle.closed`.
 */
export async function sendBundleProof(
  ctx: BuyerContext,
  id: string,
  { file, note }: { file: UploadedFile; note: string | undefined },
): Promise<void> {
  await findOwnBundle(ctx, id)
  await withTransaction(ctx, async (ctx) => {
    const locked = await lockBundle(ctx, id)
    const { bundle, bundled, canSettle } = locked
    const isOpen = bundle.status === 'open' && bundle.method === 'transfer' && !bundle.proofSentAt
    if (!isOpen || !canSettle || !bundled.every(({ invoice }) => canSendProof(invoice.status)))
      throw new Refusal(
        'bundle.closed',
        bundle.proofSentAt
          ? 'Bukti transfer sudah kami terima dan sedang diperiksa.'
          : 'Pembayaran gabungan ini tidak menunggu transfer lagi. Muat ulang halaman ini.',
        409,
      )
    const actor = { kind: 'buyer', name: ctx.buyer.name } as const
    const text = describe(locked)
    const sentAt = ctx.clock.now()
    const fileId = await storeFile(ctx, {
      file,
      purpose: 'payment-proof',
      ownerId: ctx.buyer.accountId,
    })
    const proofNote = [text, note].filter(Boolean).join(' ')
    for (const { order, invoice } of bundled) {
      if (!isUnderway(order.status))
        await orders.transition(ctx, order, 'awaiting_confirmation', actor, text)
      await invoices.transition(ctx, invoice, 'proof_submitted', actor, text, {
        proof: { fileId, note: proofNote, sentAt },
        refusalReason: null,
      })
    }
    await saveProofSent(ctx.db, id, sentAt, bundle.expiresAt)
    await announce(ctx.db, toPaymentTopic(id))
    await announceTask(ctx, 'payment-proof')
  })
}

/** The open bundle of an order, or of one of its invoices, whose proof is with finance; undefined where there is none. */
export async function findProvenBundle(
  { db }: Pick<StaffContext, 'db'>,
  orderId: string,
  invoiceId?: string | undefined,
): Promise<string | undefined> {
  const open = (await listOpenBundlesOf(db, [orderId])).find(
    (bundle) =>
      bundle.proofSentAt !== null && (invoiceId === undefined || bundle.invoiceId === invoiceId),
  )
  return open?.id
}

/** Its proof was sent back: it waits for another one, no longer than any of its orders. */
export async function reopenBundle(
  { db, clock }: Pick<StaffContext, 'db' | 'clock'>,
  { id }: Pick<BundleRecord, 'id'>,
  deadlines: readonly (Date | null)[],
): Promise<void> {
  const bundled = deadlines.map((expiresAt) => ({ order: { expiresAt } }))
  await saveProofSent(db, id, null, computeBundleEnd('transfer', bundled, clock.now()))
  await announce(db, toPaymentTopic(id))
}

/**
 * Finance confirms the transfer of a bundle on any of its orders: all of its invoices are settled, or none. Throws 409
 * `invoice.state`, 422 `payment.amount`.
 */
export const confirmBundle = (
  ctx: StaffContext,
  { bundleId, orderId }: { bundleId: string; orderId: string },
  { received, note }: { received: MoneyJson; note?: string | undefined },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const locked = await lockBundle(ctx, bundleId)
    const { bundle, canSettle, bundled } = locked
    if (!canSettle)
      throw new Refusal(
        'invoice.state',
        `Pembayaran gabungan ${bundle.number} sudah diurus atau berubah. Muat ulang halaman ini.`,
        409,
        { detail: { state: bundle.status } },
      )
    const expected = moneyToJson(computeTransferAmount(bundle))
    if (received.amount !== expected.amount)
      throw Refusal.field(
        'received.amount',
        'payment.amount',
        `Yang masuk ${formatRupiah(received)}, yang diminta pembayaran gabungan ${bundle.number} ${formatRupiah(expected)} untuk ${bundled.length} tagihan. Kembalikan buktinya, atau terima bagian tiap tagihan.`,
        { expected, received },
      )
    await settleBundle(ctx, locked, toStaffActor(ctx))
    if (note) await writeNote(ctx, orderId, note)
    await recordOrderAudit(
      ctx,
      { id: orderId, number: bundle.number },
      'Konfirmasi pembayaran gabungan',
      {
        before: { status: bundle.status },
        after: {
          status: 'paid',
          received: received.amount,
          invoices: bundled.map(({ invoice }) => invoice.number),
          note: note ?? null,
        },
      },
    )
  })
