import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { discardFiles } from '#modules/foundation/files/service/delete-files.ts'
import { refundCauseNames } from './rules/refund-cause.ts'
import { openRefundStatuses, refundStatusNames } from './rules/refund-status.ts'
import * as store from './store/refunds.ts'

/** What goes back to an account, and where to. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const records = await store.listOfAccount(db, accountId)
  return {
    pengembalian_dana: records.map((record) => ({
      nomor_pesanan: record.orderNumber,
      nomor_tagihan: record.invoiceNumber,
      alasan: refundCauseNames[record.cause],
      jumlah_rupiah: moneyToJson(sen(record.amount)).amount,
      status: refundStatusNames[record.status],
      rekening: record.destination,
      pertanyaan_kami: record.question,
      referensi: record.reference,
      bukti_transfer: record.proofName,
      dibuat_pada: toIsoTime(record.createdAt),
      dikembalikan_pada: record.paidAt && toIsoTime(record.paidAt),
    })),
  }
}

/** Refunds that have not gone back keep an account from being closed. */
export async function findBlockers({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const records = await store.listOfAccount(db, accountId)
  return records
    .filter(({ status }) => (openRefundStatuses as readonly string[]).includes(status))
    .map(({ id, orderId, orderNumber, status }) => ({
      kind: 'refund' as const,
      id,
      orderId,
      number: orderNumber,
      status: refundStatusNames[status],
    }))
}

/** Refunds stay with their orders (UU KUP art. 28), without the bank account and the proof that shows it. */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  await store.eraseDestinations(db, accountId)
  await discardFiles({ db }, await store.removeProofs(db, accountId))
}
