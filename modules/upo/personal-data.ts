import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { discard } from '#modules/files/personal-data.ts'
import { paymentMethodName, projectTypeName, upoLook } from './rules.ts'
import type { KeptAddress } from './store/records.ts'
import * as store from './store/personal.ts'

/** The purchase orders that somebody sent for their company. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const [records, lines] = await Promise.all([
    store.sentBy(db, accountId),
    store.linesOf(db, accountId),
  ])
  const ofRecord = Map.groupBy(lines, (line) => line.upo_id)
  return {
    purchase_order_terkirim: records.map((record) => ({
      nomor: record.number,
      status: upoLook[record.status].name,
      proyek: record.project,
      jenis_proyek: projectTypeName(record.project_type),
      cara_bayar: paymentMethodName(record.payment_method),
      catatan: record.note,
      hasil: record.outcome,
      berkas: record.file,
      alamat: sentTo(record.address),
      dikirim_pada: isoTime(record.created_at),
      baris: (ofRecord.get(record.id) ?? []).map(({ written, text, qty }) => ({
        tertulis: written,
        barang: text,
        jumlah: qty,
      })),
    })),
  }
}

const sentTo = (place: KeptAddress) => ({
  penerima: place.recipient,
  nomor_ponsel: place.phone,
  jalan: place.street,
  desa_atau_kelurahan: place.village.name,
  kecamatan: place.district.name,
  kota_atau_kabupaten: place.city.name,
  provinsi: place.province.name,
  kode_pos: place.postalCode,
})

/**
 * A colleague goes on with what is not ended. Where there is none, all goes that nothing came of; what
 * was done stays, as the orders that came of it rest on it.
 */
export async function forget({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> {
  await store.handOver(db, accountId)
  await discard({ db }, await store.removeFruitless(db, accountId))
}
