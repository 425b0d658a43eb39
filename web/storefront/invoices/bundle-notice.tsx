import type { z } from 'zod'
import type { PaymentBundle } from '#modules/finance/gateway/bundles-contract.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'

/** What has become of the payment of several invoices, and what to do now. */
export function BundleNotice({ bundle }: { bundle: z.output<typeof PaymentBundle> }) {
  const { status, problem, payment, paymentType, expiresAt, paidAt, proofSentAt } = bundle
  if (problem)
    return (
      <Alert severity="error" title="Pembayaran perlu diperiksa">
        {problem}
      </Alert>
    )
  if (status === 'paid')
    return (
      <Alert severity="success" title="Pembayaran diterima">
        Semua tagihannya lunas{paidAt && <> {formatDate(paidAt)}</>}. Terima kasih.
      </Alert>
    )
  if (status === 'withdrawn')
    return (
      <Alert severity="info" title="Pembayaran gabungan dibatalkan">
        Jangan membayar jumlah ini lagi: ada tagihan yang sudah dibayar, batal, atau berubah, atau
        Anda memilih membayarnya satu per satu.
      </Alert>
    )
  if (status === 'expired' || payment?.status === 'expired')
    return (
      <Alert severity="warning" title="Batas waktunya lewat">
        Jangan membayar jumlah ini lagi. Pilih kembali tagihannya di daftar tagihan.
      </Alert>
    )
  if (payment?.status === 'failed')
    return (
      <Alert severity="error" title="Bank menolak pembayaran ini">
        Batalkan pembayaran gabungan ini, lalu pilih bank atau cara bayar lain.
      </Alert>
    )
  if (proofSentAt)
    return (
      <Alert severity="success" title="Bukti sudah kami terima">
        Bagian keuangan memeriksanya, biasanya dalam satu jam kerja. Anda tidak perlu transfer lagi.
      </Alert>
    )
  if (paymentType === 'transfer')
    return (
      <Alert severity="warning">
        Transfer sekali untuk semua tagihan ini dan kirim buktinya sebelum{' '}
        <b>{formatDateTime(expiresAt)}</b>.
      </Alert>
    )
  if (!payment?.isOpen)
    return (
      <Alert severity="warning" title="Bank belum menjawab">
        Nomornya muncul di sini begitu bank menjawab. Anda juga bisa membatalkannya dan memilih
        transfer bank.
      </Alert>
    )
  return null
}
