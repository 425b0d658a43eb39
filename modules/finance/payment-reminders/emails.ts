import { formatDate, formatRupiah } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, sen, type Money } from '#platform/money.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import { computeTransferAmount, buildInvoicePath } from '#modules/finance/invoices/rules.ts'
import { describeDue } from './rules/reminder-words.ts'
import { countDaysSinceDue } from './rules/schedule.ts'
import type { Recipient, ReminderInvoice } from './store/reminders.ts'

/** An e-mail lists so many invoices, and the rest as one sum. */
const MAX_LISTED = 25

const format = (amount: Money) => formatRupiah(moneyToJson(amount))

const sumAmounts = (invoices: readonly ReminderInvoice[]): Money =>
  sen(invoices.reduce((total, invoice) => total + computeTransferAmount(invoice), 0))

/** To one person: what their company has to pay, in one message for all of it. There is at least one invoice. */
export function queueReminderEmail(
  deps: AppDeps,
  { name, email }: Recipient,
  invoices: readonly ReminderInvoice[],
) {
  const now = deps.clock.now()
  const describe = ({ dueAt }: ReminderInvoice) => describeDue(countDaysSinceDue(dueAt, now))
  const total = format(sumAmounts(invoices))
  const first = invoices[0]!
  const isOne = invoices.length === 1
  const isLate = invoices.some(({ dueAt }) => countDaysSinceDue(dueAt, now) > 0)
  const listed = invoices.slice(0, MAX_LISTED)
  const others = invoices.slice(MAX_LISTED)
  return queueEmail(deps, {
    template: 'invoice.reminder',
    recipient: email,
    subject: isOne
      ? `Tagihan ${first.number} ${describe(first)}`
      : `${invoices.length} tagihan tempo perlu dibayar, ${total}`,
    paragraphs: [
      `Halo ${name}, ${isOne ? 'tagihan' : `${invoices.length} tagihan`} tempo ${first.company ?? ''} belum dibayar.`,
      ...(isLate
        ? ['Limit kredit perusahaan bisa dibekukan selama ada tagihan lewat jatuh tempo.']
        : []),
      'Baru saja membayar? Abaikan pesan ini.',
    ],
    facts: [
      ...listed.map(
        (invoice) =>
          [
            invoice.number,
            `${format(computeTransferAmount(invoice))}\n${formatDate(invoice.dueAt)}, ${describe(invoice)}`,
          ] as const,
      ),
      ...(others.length > 0
        ? [[`${others.length} tagihan lain`, format(sumAmounts(others))] as const]
        : []),
      ...(isOne ? [] : [['Jumlah', total] as const]),
    ],
    whatsapp: {
      values: [
        name,
        isOne
          ? `tagihan ${first.number} ${describe(first)}`
          : `${invoices.length} tagihan tempo perlu dibayar`,
        total,
      ],
    },
    link: isOne
      ? { label: 'Lihat dan bayar', path: buildInvoicePath(first.id) }
      : { label: 'Lihat semua tagihan', path: '/profile/daftar-invoice' },
  })
}
