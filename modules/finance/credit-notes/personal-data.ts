import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { listOfAccount } from './store.ts'

/** What an account got back, or did not owe any more. Closing the account leaves it with the invoices (UU KUP art. 28). */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const notes = await listOfAccount(db, accountId)
  return {
    nota_kredit: notes.map((note) => ({
      nomor: note.number,
      nomor_tagihan: note.invoiceNumber,
      alasan: note.reason,
      dipotong_dari_tagihan: note.offInvoice,
      jumlah_rupiah: moneyToJson(note.total).amount,
      termasuk_ppn_rupiah: moneyToJson(note.tax).amount,
      referensi_transfer: note.reference,
      diterbitkan_pada: toIsoTime(note.issuedAt),
    })),
  }
}
