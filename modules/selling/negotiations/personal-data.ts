import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { negotiationStatusNames } from './rules/negotiation-status.ts'
import * as store from './store/personal-data.ts'

const toRupiah = (amount: number) => moneyToJson(sen(amount)).amount

/** The negotiations of an account, with what it and its guests wrote. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const [negotiations, lines, messages, guests] = await Promise.all([
    store.listOfAccount(db, accountId),
    store.listLinesOfAccount(db, accountId),
    store.listMessagesOfAccount(db, accountId),
    store.listGuestsOfAccount(db, accountId),
  ])
  const linesByOwner = Map.groupBy(lines, (line) => line.negotiation_id)
  const messagesByOwner = Map.groupBy(messages, (message) => message.negotiation_id)
  const guestsByOwner = Map.groupBy(guests, (guest) => guest.negotiation_id)
  return {
    negosiasi: negotiations.map((negotiation) => ({
      nomor: negotiation.number,
      status: negotiationStatusNames[negotiation.status],
      proyek: negotiation.project,
      ronde: negotiation.round,
      tanggal_diinginkan: negotiation.target_date,
      nilai_sebelum_ppn_rupiah: toRupiah(negotiation.value),
      diajukan_pada: toIsoTime(negotiation.created_at),
      barang: (linesByOwner.get(negotiation.id) ?? []).map((line) => ({
        sku: line.sku,
        nama: `${line.product_name}, ${line.variant_name}`,
        jumlah: line.quantity,
        satuan: line.unit,
        harga_daftar_rupiah: toRupiah(line.list_price),
        harga_disepakati_rupiah: line.price === null ? null : toRupiah(line.price),
      })),
      catatan: (messagesByOwner.get(negotiation.id) ?? []).map((message) => ({
        oleh: message.author_name,
        isi: message.text,
        pada: toIsoTime(message.at),
      })),
      tamu: (guestsByOwner.get(negotiation.id) ?? []).map((guest) => ({
        nama: guest.guest_name,
        diundang_pada: toIsoTime(guest.created_at),
      })),
    })),
  }
}

/** Deletes what no order came of; the prices behind an order stay with it (UU KUP art. 28). */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  await store.deleteUnordered(db, accountId)
  await store.anonymizeOrdered(db, accountId)
}
