import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import { invoiceStatusBadge } from './rules.ts'
import * as store from './store/personal-data.ts'

const toIsoOrNull = (at: Date | null) => at && toIsoTime(at)

/** The invoices with what was paid on them. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const [invoices, events] = await Promise.all([
    store.listInvoices(db, accountId),
    store.listEvents(db, accountId),
  ])
  const eventsByInvoice = Map.groupBy(events, (row) => row.invoice_id)
  return {
    tagihan: invoices.map((invoice) => ({
      nomor: invoice.number,
      nomor_pesanan: invoice.order_number,
      status: invoiceStatusBadge[invoice.status].name,
      diterbitkan_pada: toIsoTime(invoice.issued_at),
      jatuh_tempo_pada: toIsoTime(invoice.due_at),
      cara_bayar: invoice.payment_type,
      jumlah_rupiah: moneyToJson(sen(invoice.amount)).amount,
      kode_unik: invoice.unique_code,
      bukti_transfer: invoice.proof_name,
      bukti_dikirim_pada: toIsoOrNull(invoice.proof_sent_at),
      catatan_bukti: invoice.proof_note,
      alasan_bukti_ditolak: invoice.refusal_reason,
      dibayar_pada: toIsoOrNull(invoice.paid_at),
      riwayat: (eventsByInvoice.get(invoice.id) ?? []).map((event) => ({
        status: invoiceStatusBadge[event.to_status].name,
        pada: toIsoTime(event.at),
        oleh: event.actor_kind === 'staff' ? 'Tim toko' : event.actor_name,
        catatan: event.note,
      })),
    })),
  }
}

/** What is still owed before an account can be closed. */
export async function findBlockers({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const invoices = await store.listOpenInvoices(db, accountId)
  return invoices.map(({ id, orderId, number, status }) => ({
    kind: 'invoice' as const,
    id,
    orderId,
    number,
    status: invoiceStatusBadge[status].name,
  }))
}
