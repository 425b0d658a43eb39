import { withTransaction } from '#platform/database/database.ts'
import { formatDate } from '#platform/format.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { computeTransferAmount } from '#modules/finance/invoices/rules.ts'
import {
  findBundleByNumber,
  lockBundle,
  settleBundle,
  type BundleRecord,
} from '#modules/finance/payments/service/bundles.ts'
import { confirmAlone } from '#modules/finance/payments/service/confirm-payment.ts'
import { waiveFeeAfter } from '#modules/finance/late-fees/service/waive.ts'
import { openInvoiceStatuses } from '#modules/finance/invoices/ageing-rules.ts'
import { lockOrderAndInvoice } from '#modules/finance/payments/service/order-and-invoice.ts'
import { undoPaymentsOfBankLine } from '#modules/finance/payments/service/undo-payment.ts'
import { writeNote } from '#modules/selling/staff-orders/service/work.ts'
import { statementBankNames } from '../rules/bank-formats.ts'
import * as store from '../store/bank-lines.ts'
import { lockOpenLine, recordLineAudit, formatLineAmount } from './locked-line.ts'
import { findHandPayment, joinLine } from './join-line.ts'
import { openLine, releaseLine, settleLine } from './settle-line.ts'

/**
 * Takes a line as the payment of invoices, which have to ask for exactly its amount together; each is settled as by
 * hand. Where finance has confirmed just that payment by hand already, the line is its money. Throws 404, 409 `bank.settled`, `invoice.state`, 422 `bank.invoice`, `bank.total`.
 */
export const matchLine = (
  ctx: StaffContext,
  id: string,
  { invoices }: { invoices: readonly string[] },
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const line = await lockOpenLine(ctx, id)
    const numbers = [...new Set(invoices)]
    const bundle = await findBundleByNumber(ctx.db, numbers[0] ?? '')
    if (bundle && numbers.length === 1) return matchBundle(ctx, line, bundle)
    const named = await store.findInvoices(ctx.db, numbers)
    const missing = numbers.find((number) => !named.some((each) => each.number === number))
    if (missing)
      throw refuseInvoice(
        `Tagihan ${missing} tidak ada. Periksa nomornya, misalnya INV/2026/11/000123.`,
      )
    const confirmed = await findHandPayment(
      ctx,
      named.map((invoice) => invoice.id),
    )
    if (confirmed) {
      assertTotal(sen(line.amount), [confirmed])
      await joinLine(ctx, line, confirmed)
      return releaseLine(ctx, line)
    }
    const paid: { orderId: string; invoiceId: string; amount: Money }[] = []
    // By order, as everywhere, so that two lines of the same orders do not wait for one another.
    for (const { orderId, id: invoiceId } of named) {
      const { invoice: found } = await lockOrderAndInvoice(ctx, orderId, invoiceId)
      const invoice = openInvoiceStatuses.includes(found.status)
        ? await waiveFeeAfter(ctx, found, line.day)
        : found
      paid.push({ orderId, invoiceId, amount: computeTransferAmount(invoice) })
    }
    assertTotal(sen(line.amount), paid)
    const source = describeSource(line)
    for (const { orderId, invoiceId, amount } of paid)
      await confirmAlone(ctx, orderId, {
        invoiceId,
        received: moneyToJson(amount),
        note: source,
        bankLineId: line.id,
      })
    await saveMatch(ctx, line, paid, numbers)
  })

const describeSource = (line: store.BankLineRecord): string =>
  `Mutasi ${statementBankNames[line.bank]} ${formatDate(`${line.day}T12:00:00+07:00`)}: ${line.description}`.slice(
    0,
    300,
  )

/** Takes a line as the payment of a bundle, all of whose invoices are settled. Throws as `matchLine` does. */
async function matchBundle(
  ctx: StaffContext,
  line: store.BankLineRecord,
  { id }: Pick<BundleRecord, 'id'>,
): Promise<void> {
  const locked = await lockBundle(ctx, id)
  const { bundle } = locked
  if (!locked.canSettle || bundle.method !== 'transfer')
    throw refuseInvoice(
      `Pembayaran gabungan ${bundle.number} tidak menunggu transfer. Cocokkan dengan nomor tagihannya satu per satu.`,
    )
  assertTotal(sen(line.amount), [{ amount: computeTransferAmount(bundle) }])
  const actor = toStaffActor(ctx)
  const parts = await settleBundle(ctx, locked, actor, { bankLineId: line.id })
  await writeNote(ctx, parts[0]!.orderId, describeSource(line))
  const paid = parts.map(({ invoiceId, received }) => ({ invoiceId, amount: received }))
  await saveMatch(ctx, line, paid, [bundle.number])
}

async function saveMatch(
  ctx: StaffContext,
  line: store.BankLineRecord,
  paid: readonly { invoiceId: string; amount: Money }[],
  numbers: readonly string[],
): Promise<void> {
  await store.insertPaidInvoices(ctx.db, line.id, paid)
  await settleLine(ctx, line, { status: 'matched', note: null })
  await recordLineAudit(ctx, line, 'Cocokkan mutasi bank', {
    status: 'matched',
    invoices: numbers,
  })
}

function assertTotal(amount: Money, paid: readonly { amount: Money }[]): void {
  const total = sen(paid.reduce((sum, each) => sum + each.amount, 0))
  if (total === amount) return
  throw refuseInvoice(
    `Tagihannya meminta ${formatLineAmount(total)}, yang masuk ${formatLineAmount(amount)}. Pilih tagihan yang jumlahnya tepat, atau terima selisihnya di halaman pesanan.`,
    'bank.total',
  )
}

/**
 * Takes the payments of a line back, as of any that finance has confirmed by hand: it waits to be matched again. Throws
 * 404, 409 `bank.settled`, `payment.undo`.
 */
export const undoMatch = (ctx: StaffContext, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const line = await store.lockLine(ctx.db, id)
    if (!line) throw notFound()
    if (line.status !== 'matched')
      throw new Refusal(
        'bank.settled',
        'Mutasi ini tidak sedang cocok dengan tagihan. Muat ulang daftarnya.',
        409,
      )
    if (line.isJoined)
      throw new Refusal(
        'payment.undo',
        'Pembayarannya dikonfirmasi sebelum mutasi ini datang. Buka lagi mutasinya; pembayarannya tetap.',
        409,
      )
    if ((await undoPaymentsOfBankLine(ctx, id)) === 0)
      throw new Refusal(
        'payment.undo',
        'Pencocokan ini tidak bisa dibatalkan lagi. Hubungi pembeli, lalu batalkan pesanannya bila uangnya tidak ada.',
        409,
      )
    await store.deletePaidInvoices(ctx.db, id)
    await openLine(ctx, line)
    await recordLineAudit(ctx, line, 'Batalkan pencocokan mutasi', { status: 'open' })
  })

const refuseInvoice = (message: string, code = 'bank.invoice') =>
  Refusal.field('invoices', code, message)
