import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { formatMapPin } from './rules.ts'
import * as store from './store/personal-data.ts'

/** The address book, including removed addresses. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const [addresses, removed] = await Promise.all([
    store.listEntered(db, accountId),
    store.listRemoved(db, accountId),
  ])
  return {
    alamat_pengiriman: addresses.map((address) => ({
      label: address.label,
      utama: address.isMain,
      penerima: address.recipient,
      nomor_ponsel: address.phone,
      jalan: address.street,
      desa_atau_kelurahan: address.village,
      kecamatan: address.district,
      kota_atau_kabupaten: address.city,
      provinsi: address.province,
      kode_pos: address.postalCode,
      lebar_jalan_meter: address.roadWidthM,
      titik_peta: address.pin && formatMapPin(address.pin),
      catatan_sopir: address.driverNote,
    })),
    alamat_yang_dihapus: removed.map((address) => ({
      label: address.label,
      penerima: address.recipient,
      nomor_ponsel: address.phone,
      jalan: address.street,
      kode_pos: address.postal_code,
      dihapus_pada: toIsoTime(address.removed_at!),
    })),
  }
}

/** Deletes the address book; orders have copies of their own. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeAll(db, accountId))
