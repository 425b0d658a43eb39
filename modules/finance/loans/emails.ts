import { formatDate, formatDateTime, formatRupiah } from '#platform/format.ts'
import { startOfJakartaDay } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson } from '#platform/money.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { lenderNames } from '#modules/finance/lenders/rules/lenders.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import type { LockedOrder } from '#modules/selling/orders/service/orders.ts'
import { describeInstalmentDue } from './rules/reminder-steps.ts'
import type { DueInstalment } from './store/instalments.ts'
import type { LoanRecord } from './store/loans.ts'

/** To the buyer: the lender does not pay, and how the order is paid now. */
export async function queueRefusedEmail(
  deps: AppDeps,
  { lender, reason }: Pick<LoanRecord, 'lender' | 'reason'>,
  { id, number, buyerName, buyerEmail }: LockedOrder,
  payBefore: Date | null,
): Promise<void> {
  const name = lenderNames[lender]
  const until = payBefore ? formatDateTime(payBefore) : ''
  await queueEmail(deps, {
    template: 'loan.refused',
    recipient: buyerEmail,
    subject: `${name} tidak mencairkan dana untuk ${number}`,
    paragraphs: [
      `Halo ${buyerName}, ${name} tidak mencairkan dana untuk pesanan ${number}.`,
      reason ? `Alasannya: ${reason}` : 'Mereka tidak menulis alasannya.',
      `Pesanan dan stoknya tetap tersimpan${until && ` sampai ${until}`}. Bayar dengan transfer, atau pilih cara lain.`,
    ],
    whatsapp: { values: [buyerName, name, number, until || 'batas waktunya'] },
    link: { label: 'Pilih cara bayar', path: buildPaymentPath({ id, paymentType: 'transfer' }) },
  })
}

/** To the buyer who ordered and the owners of the company: an instalment is due. Each step sends one e-mail. */
export async function queueReminder(
  deps: AppDeps,
  recipient: DueInstalment['recipients'][number],
  {
    step,
    lender,
    number,
    orderId,
    orderNumber,
    amount,
    dueDate,
    repayTo,
    loanId,
  }: DueInstalment & {
    step: number
  },
): Promise<void> {
  const name = lenderNames[lender]
  const due = describeInstalmentDue(step)
  const sum = formatRupiah(moneyToJson(amount))
  await queueEmail(deps, {
    template: 'loan.reminder',
    recipient: recipient.email,
    subject: `Cicilan ${name} untuk ${orderNumber} ${due}`,
    paragraphs: [
      `Halo ${recipient.name}, cicilan ke-${number} untuk pesanan ${orderNumber} ${due}.`,
      'Baru saja membayar? Abaikan pesan ini.',
    ],
    facts: [
      ['Jumlah', sum],
      ['Jatuh tempo', formatDate(startOfJakartaDay(dueDate))],
      ...(repayTo ? [['Bayar ke', repayTo] as const] : []),
    ],
    whatsapp: { values: [recipient.name, `${number}`, orderNumber, due, sum] },
    link: { label: 'Lihat cicilan', path: buildPaymentPath({ id: orderId, paymentType: lender }) },
    onceKey: `${loanId} ${number} ${step} ${recipient.id}`,
  })
}
