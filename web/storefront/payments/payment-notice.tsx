import { formatDateTime } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import type { OrderPaymentResponse } from './types.ts'

/** What has become of the payment, and what to do now. Nothing while it is simply to be paid. */
export function PaymentNotice({ order }: { order: OrderPaymentResponse }) {
  const { invoiceStatus, payment, paymentType, problem } = order
  const isPaper = paymentType === 'paper'
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
      <Alert severity="warning" title={`${isPaper ? 'Tautan' : 'Nomor'} ini sudah tidak berlaku`}>
        Buat {isPaper ? 'tautan' : 'nomor'} baru, atau pilih cara bayar lain di bawah.
      </Alert>
    )
  if (payment?.status === 'failed')
    return (
      <Alert severity="error" title={`${isPaper ? 'Paper.id' : 'Bank'} menolak pembayaran ini`}>
        Pilih {!isPaper && 'bank atau '}cara bayar lain di bawah. Pesanan Anda tetap tersimpan.
      </Alert>
    )
  if (payment && !payment.isOpen)
    return (
      <Alert severity="warning" title={`${isPaper ? 'Paper.id' : 'Bank'} belum menjawab`}>
        Pesanan Anda sudah tersimpan. {isPaper ? 'Tautannya' : 'Nomornya'} muncul di sini begitu{' '}
        {isPaper ? 'Paper.id' : 'bank'} menjawab; Anda juga bisa mencoba lagi atau memilih transfer
        bank.
      </Alert>
    )
  return null
}
