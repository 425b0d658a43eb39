import { formatDateTime } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import type { OrderPaymentResponse } from './types.ts'

/** What has become of the payment, and what to do now. Nothing while it is simply to be paid. */
export function PaymentNotice({ order }: { order: OrderPaymentResponse }) {
  const { invoiceStatus, payment, problem } = order
  const trouble = problem && (
    <Alert severity="error" title="Pembayaran perlu diperiksa">
      {problem}
    </Alert>
  )
  if (invoiceStatus === 'paid')
    return (
      <>
        <Alert severity="success" title="Pembayaran diterima">
          {order.orderStatus === 'processing' ? 'Pesanan Anda sedang disiapkan' : 'Terima kasih'}
          {payment?.settledAt && <>; lunas {formatDateTime(payment.settledAt)}</>}.
        </Alert>
        {trouble}
      </>
    )
  if (trouble) return trouble
  if (invoiceStatus === 'void')
    return (
      <Alert severity="info" title="Tagihan dibatalkan">
        Jangan membayar ke nomor atau kode ini lagi. Pesan lagi bila masih perlu.
      </Alert>
    )
  if (payment?.status === 'expired')
    return (
      <Alert severity="warning" title="Nomor ini sudah tidak berlaku">
        Buat nomor baru, atau pilih cara bayar lain di bawah.
      </Alert>
    )
  if (payment?.status === 'failed')
    return (
      <Alert severity="error" title="Bank menolak pembayaran ini">
        Pilih bank atau cara bayar lain di bawah. Pesanan Anda tetap tersimpan.
      </Alert>
    )
  if (payment && !payment.isOpen)
    return (
      <Alert severity="warning" title="Bank belum menjawab">
        Pesanan Anda sudah tersimpan. Nomornya muncul di sini begitu bank menjawab; Anda juga bisa
        mencoba lagi atau memilih transfer bank.
      </Alert>
    )
  return null
}
