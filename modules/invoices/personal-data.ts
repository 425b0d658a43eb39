import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { sen, toAnswer } from '#platform/money.ts'
import { invoiceStatusLook } from './rules.ts'
import * as store from './personal-store.ts'

const when = (at: Date | null) => at && isoTime(at)

/** The invoices with what was paid on them. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const [invoices, events] = await Promise.all([
    store.invoicesOf(db, accountId),
    store.eventsOf(db, accountId),
  ])
  const ofInvoice = Map.groupBy(events, (row) => row.invoice_id)
  return {
    tagihan: invoices.map((invoice) => ({
      nomor: invoice.number,
      nomor_pesanan: invoice.order_number,
      status: invoiceStatusLook[invoice.status].name,
      diterbitkan_pada: isoTime(invoice.issued_at),
      jatuh_tempo_pada: isoTime(invoice.due_at),
      cara_bayar: invoice.payment_type,
      jumlah_rupiah: toAnswer(sen(invoice.amount)).amount,
      kode_unik: invoice.unique_code,
      bukti_transfer: invoice.proof_name,
      bukti_dikirim_pada: when(invoice.proof_sent_at),
      catatan_bukti: invoice.proof_note,
      alasan_bukti_ditolak: invoice.refusal_reason,
      dibayar_pada: when(invoice.paid_at),
      riwayat: (ofInvoice.get(invoice.id) ?? []).map((event) => ({
        status: invoiceStatusLook[event.to_status].name,
        pada: isoTime(event.at),
        oleh: event.actor_kind === 'staff' ? 'Tim toko' : event.actor_name,
        catatan: event.note,
      })),
    })),
  }
}

/** What is still owed before an account can be closed. */
export async function open({ db }: Pick<Tools, 'db'>, accountId: string) {
  const invoices = await store.openOf(db, accountId)
  return invoices.map(({ id, orderId, number, status }) => ({
    kind: 'invoice' as const,
    id,
    orderId,
    number,
    status: invoiceStatusLook[status].name,
  }))
}
