import { formatDate, formatDateTime, formatExact } from '#platform/format.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { computeTransferAmount, type InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import type { BankAccount } from './bank-account.ts'
import { findPaymentType } from './payment-type-change.ts'

type PayableInvoice = {
  status: InvoiceStatus
  paymentType: string
  amount: Money
  uniqueCode: number
  dueAt: Date
  paidAt: Date | null
}

/** How to pay an invoice, or what has become of its payment, for its PDF. */
export function describeInvoicePayment(
  invoice: PayableInvoice,
  banks: readonly BankAccount[],
): string[] {
  const { status, paymentType, amount, dueAt, paidAt } = invoice
  const paidOn = paidAt ? ` pada ${formatDate(paidAt)}` : ''
  if (status === 'paid' && amount === 0)
    return [`Lunas${paidOn} dengan nota kredit. Tidak ada yang perlu dibayar.`]
  if (status === 'paid') return [`Lunas${paidOn}. Terima kasih.`]
  if (status === 'proof_submitted')
    return ['Bukti transfer Anda sudah kami terima dan sedang diperiksa.']
  if (status === 'awaiting_approval' || status === 'draft')
    return ['Tagihan ini menunggu persetujuan Anda. Bayar setelah disetujui.']
  const due = status === 'overdue' ? 'secepatnya' : `sebelum ${formatDateTime(dueAt)}`
  if (paymentType === 'tempo')
    return [
      `Bayar ${due}. Cara bayarnya Anda pilih di halaman tagihan: pindai kode di atas, atau buka nomor tagihan ini di akun Anda.`,
    ]
  if (paymentType !== 'transfer')
    return [`Bayar dengan ${findPaymentType(paymentType)?.name ?? paymentType} ${due}.`]
  const toSend = formatExact(moneyToJson(computeTransferAmount(invoice)))
  return [
    `Transfer tepat Rp ${toSend}, dengan tiga angka terakhirnya, ${due}.`,
    ...banks.map(({ bank, account, holder }) => `${bank} ${account} a.n. ${holder}`),
  ]
}
