import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import { invoiceStatusNames } from './rules.ts'
import { invoiceEvents } from './store/invoice-events.ts'
import * as store from './store/personal-data.ts'

const toIsoOrNull = (at: Date | null) => at && toIsoTime(at)

/** An account's invoices with their payments. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const invoices = await store.listInvoices(db, accountId)
  const events = await invoiceEvents.list(
    db,
    invoices.map(({ id }) => id),
  )
  const eventsByInvoice = Map.groupBy(events, ({ ownerId }) => ownerId)
  return {
    tagihan: invoices.map((invoice) => ({
      nomor: invoice.number,
      nomor_pesanan: invoice.order_number,
      status: invoiceStatusNames[invoice.status],
      diterbitkan_pada: toIsoTime(invoice.issued_at),
      jatuh_tempo_pada: toIsoTime(invoice.due_at),
      cara_bayar: invoice.payment_type,
      jumlah_rupiah: moneyToJson(sen(invoice.amount)).amount,
      kode_unik: invoice.unique_code,
      bukti_transfer: invoice.proof_name,
      bukti_dikirim_pada: toIsoOrNull(invoice.proof_sent_at),
      catatan_bukti: invoice.proof_note,
      alasan_bukti_ditolak: invoice.refusal_reason,
      nama_di_faktur_pajak: invoice.buyer_name,
      nomor_di_faktur_pajak: invoice.buyer_id_number,
      dibayar_pada: toIsoOrNull(invoice.paid_at),
      riwayat: (eventsByInvoice.get(invoice.id) ?? []).map((event) => ({
        status: invoiceStatusNames[event.status],
        pada: toIsoTime(event.at),
        oleh: event.actor === 'staff' ? 'Tim toko' : event.name,
        catatan: event.note,
      })),
    })),
  }
}

/** Unpaid invoices, which keep an account from being closed. */
export async function findBlockers({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const invoices = await store.listOpenInvoices(db, accountId)
  return invoices.map(({ id, orderId, number, status }) => ({
    kind: 'invoice' as const,
    id,
    orderId,
    number,
    status: invoiceStatusNames[status],
  }))
}
