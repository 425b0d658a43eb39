import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { returnReasonNames } from './rules/return-reasons.ts'
import { openReturnStatuses, returnStatusNames } from './rules/return-status.ts'
import * as store from './store/returns.ts'

/** An account's returns with their lines. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const records = await store.listOfAccount(db, accountId)
  const lines = await store.listLines(
    db,
    records.map(({ id }) => id),
  )
  return {
    retur: records.map((record) => ({
      nomor: record.number,
      nomor_pesanan: record.orderNumber,
      status: returnStatusNames[record.status],
      diajukan_pada: toIsoTime(record.createdAt),
      catatan: record.note,
      rekening_pengembalian: record.refundTo,
      alasan_ditolak: record.reason,
      barang: lines
        .filter(({ returnId }) => returnId === record.id)
        .map((line) => ({
          nama: line.name,
          alasan: returnReasonNames[line.reason],
          diminta: line.requested,
          disetujui: line.approved,
          diterima: line.received,
          satuan: line.unit,
        })),
    })),
  }
}

/** Open returns, which keep an account from being closed: money is still to be given back. */
export async function findBlockers({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const records = await store.listOfAccount(db, accountId)
  return records
    .filter(({ status }) => (openReturnStatuses as readonly string[]).includes(status))
    .map(({ id, orderId, number, status }) => ({
      kind: 'return' as const,
      id,
      orderId,
      number,
      status: returnStatusNames[status],
    }))
}

/** Returns stay with their orders (UU KUP art. 28), without the bank account and the buyer's note. */
export const erase = ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  store.eraseRefundAccounts(db, accountId)
