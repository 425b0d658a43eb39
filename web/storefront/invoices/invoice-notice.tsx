import { formatDate, formatRupiah } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import type { InvoiceResponse } from './types.ts'

/** What the buyer should know first: refused, late, being checked, or nothing to pay. */
export function InvoiceNotice({
  invoice: { status, refusalReason, daysLate, lateFee, dueAt, paidAt, received },
}: {
  invoice: InvoiceResponse
}) {
  if (refusalReason && (status === 'unpaid' || status === 'overdue'))
    return (
      <Alert severity="error" title="Bukti sebelumnya dikembalikan">
        {refusalReason}
      </Alert>
    )
  if (daysLate > 0)
    return (
      <Alert severity="error" title={`Lewat tempo ${daysLate} hari`}>
        Jatuh temponya {formatDate(dueAt)}.
        {lateFee && (
          <> Denda {formatRupiah(lateFee.amount)} sudah termasuk dalam jumlah yang perlu dibayar.</>
        )}
      </Alert>
    )
  if (status === 'proof_submitted')
    return (
      <Alert severity="success" title="Bukti sudah kami terima">
        Bagian keuangan memeriksanya, biasanya dalam satu jam kerja. Anda tidak perlu transfer lagi.
      </Alert>
    )
  if (status === 'paid' && paidAt)
    return (
      <Alert severity="success">
        {received?.amount === '0.00'
          ? `Lunas ${formatDate(paidAt)} dengan nota kredit. Tidak ada yang perlu dibayar.`
          : `Lunas ${formatDate(paidAt)}. Terima kasih.`}
      </Alert>
    )
  if (status === 'void')
    return (
      <Alert severity="info" title="Tagihan dibatalkan">
        Jangan transfer ke tagihan ini.
      </Alert>
    )
  return null
}
