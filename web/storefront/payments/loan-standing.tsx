import { endSentence, formatDateTime } from '#platform/format.ts'
import { sumOwed } from '#web/shared/instalment-table.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Money } from '#web/ui/money.tsx'
import type { LoanPayment } from './load-loan.ts'

export const isOpenLoan = (status: string): boolean =>
  ['opened', 'submitted', 'approved'].includes(status)

/** The state of the loan, and what to do now. */
export function LoanStanding({ payment }: { payment: LoanPayment }) {
  const { loan, lenderName, isDown, limit, payBefore, reason } = payment
  if (!loan)
    return (
      <Alert severity="warning" title="Belum ada pencairan">
        {reason ?? `Pesanan ini belum diajukan ke ${lenderName}.`} Pilih cara bayar di bawah.
      </Alert>
    )
  const down = isDown && isOpenLoan(loan.status) && (
    <Alert severity="warning" title={`${lenderName} sedang tidak menjawab`}>
      Pesanan dan stoknya tetap tersimpan. Permintaan Anda kami kirim begitu mereka kembali; Anda
      juga bisa membayar dengan cara lain.
    </Alert>
  )
  if (loan.status === 'opened')
    return (
      <>
        {down}
        <p>
          {lenderName} membayar toko, Anda mencicil ke {lenderName}.
          {limit && (
            <>
              {' '}
              Sisa limit setelah pesanan ini <Money of={limit.free} className="font-bold" />.
            </>
          )}
          {payBefore && (
            <>
              {' '}
              Konfirmasi sebelum <b>{formatDateTime(payBefore)}</b>.
            </>
          )}
        </p>
      </>
    )
  if (loan.status === 'submitted' || loan.status === 'approved')
    return (
      <>
        {down}
        <Alert
          severity="info"
          title={loan.status === 'approved' ? 'Pencairan disetujui' : 'Kode Anda benar'}
        >
          {loan.deliveryAt
            ? `${lenderName} sedang membayar toko. Halaman ini berubah sendiri begitu uangnya masuk.`
            : `Konfirmasi pengirimannya; ${lenderName} membayar setelah itu.`}
        </Alert>
      </>
    )
  if (loan.status === 'refused')
    return (
      <Alert severity="error" title={`${lenderName} tidak mencairkan dananya`}>
        {loan.reason && `${endSentence(loan.reason)} `}Pesanan dan stoknya tetap tersimpan; pilih
        cara bayar lain.
      </Alert>
    )
  const owed = loan.status === 'paid' ? sumOwed(loan.instalments) : null
  const repay = owed && loan.repayTo && (
    <>
      {' '}
      Bayar cicilan ke <b className="num">{loan.repayTo}</b>.
    </>
  )
  if (payment.orderStatus === 'cancelled')
    return (
      <Alert severity="info" title="Pesanan ini dibatalkan">
        {lenderName} sudah membayarnya, jadi dananya kembali ke {lenderName}. Begitu kami kirim,
        cicilan Anda berkurang sebesar itu.{repay}
      </Alert>
    )
  return (
    <Alert severity="success" title={`${lenderName} sudah membayar`}>
      {payment.orderStatus === 'processing' && 'Pesanan Anda kami siapkan.'}
      {repay}
    </Alert>
  )
}
