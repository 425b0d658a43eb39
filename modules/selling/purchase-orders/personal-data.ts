import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { discardFiles } from '#modules/foundation/files/service/delete-files.ts'
import { findPaymentMethodName } from './payment-method-rules.ts'
import { findProjectTypeName, purchaseOrderStatusNames } from './rules.ts'
import type { PurchaseOrderAddress } from './store/purchase-orders.ts'
import * as store from './store/personal-data.ts'

/** The purchase orders that an account sent for its company. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const [records, lines] = await Promise.all([
    store.listSentBy(db, accountId),
    store.listLines(db, accountId),
  ])
  const linesByRecord = Map.groupBy(lines, (line) => line.upo_id)
  return {
    purchase_order_terkirim: records.map((record) => ({
      nomor: record.number,
      status: purchaseOrderStatusNames[record.status],
      proyek: record.project,
      jenis_proyek: findProjectTypeName(record.project_type),
      cara_bayar: findPaymentMethodName(record.payment_method),
      catatan: record.note,
      hasil: record.outcome,
      berkas: record.file,
      alamat: exportAddress(record.address),
      dikirim_pada: toIsoTime(record.created_at),
      baris: (linesByRecord.get(record.id) ?? []).map(({ written, text, qty }) => ({
        tertulis: written,
        barang: text,
        jumlah: qty,
      })),
    })),
  }
}

const exportAddress = (address: PurchaseOrderAddress) => ({
  penerima: address.recipient,
  nomor_ponsel: address.phone,
  jalan: address.street,
  desa_atau_kelurahan: address.village.name,
  kecamatan: address.district.name,
  kota_atau_kabupaten: address.city.name,
  provinsi: address.province.name,
  kode_pos: address.postalCode,
})

/**
 * Hands open purchase orders to a colleague. Without one, deletes those that were not completed; completed
 * ones stay, because orders are based on them.
 */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  await store.handOver(db, accountId)
  await discardFiles({ db }, await store.deleteUnfinished(db, accountId))
}
