import { days } from '#platform/clock.ts'
import { type Money, sen, sum } from '#platform/money.ts'
import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of an invoice. */
export const InvoiceStatus = [
  'draft',
  'awaiting_approval',
  'unpaid',
  'proof_submitted',
  'paid',
  'overdue',
  'void',
] as const
export type InvoiceStatus = (typeof InvoiceStatus)[number]
export type InvoiceActor = 'buyer' | 'staff' | 'system'

export const invoiceTransitions: Transitions<InvoiceStatus, InvoiceActor> = {
  draft: {
    awaiting_approval: ['system', 'staff'],
    unpaid: ['system', 'staff'],
    void: ['staff', 'system', 'buyer'],
  },
  awaiting_approval: { unpaid: ['buyer'], void: ['staff'] },
  unpaid: {
    proof_submitted: ['buyer'],
    paid: ['staff', 'system'],
    overdue: ['system'],
    void: ['staff', 'system', 'buyer'],
  },
  proof_submitted: { paid: ['staff', 'system'], unpaid: ['staff'], void: ['staff', 'buyer'] },
  overdue: { proof_submitted: ['buyer'], paid: ['staff', 'system'], void: ['staff'] },
  paid: {},
  void: {},
}

export const invoiceStatusNames: Record<InvoiceStatus, string> = {
  draft: 'Belum ditagih',
  awaiting_approval: 'Perlu persetujuan',
  unpaid: 'Belum dibayar',
  proof_submitted: 'Bukti sedang diperiksa',
  paid: 'Lunas',
  overdue: 'Lewat tempo',
  void: 'Dibatalkan',
}

/** Invoices on which nothing is owed any more. */
export const terminalInvoiceStatuses = ['paid', 'void'] as const satisfies InvoiceStatus[]

/** Its refusal is 409 `invoice.state`. */
export const invoiceStateMachine = defineStateMachine({
  transitions: invoiceTransitions,
  statusNames: invoiceStatusNames,
  refusalCode: 'invoice.state',
  subject: 'Tagihan',
})

const undoTransitions: Transitions<InvoiceStatus, 'staff'> = {
  draft: {},
  awaiting_approval: {},
  unpaid: {},
  proof_submitted: {},
  paid: { unpaid: ['staff'], proof_submitted: ['staff'], overdue: ['staff'] },
  overdue: {},
  void: {},
}

/** Where the undo of a payment may lead an invoice; no other step uses it. Its refusal is 409 `invoice.state`. */
export const invoiceUndoMachine = defineStateMachine({
  transitions: undoTransitions,
  statusNames: invoiceStatusNames,
  refusalCode: 'invoice.state',
  subject: 'Tagihan',
})

/**
 * The exact amount to transfer (sen): banks and gateways take whole rupiah, so the amount is rounded up to them, and the
 * unique code is added, which is 0 for any other way to pay. `transfer_amount` is the same in SQL.
 */
export const computeTransferAmount = ({
  amount,
  uniqueCode,
}: {
  amount: Money
  uniqueCode: number
}): Money => sen(amount + computeRounding(amount) + uniqueCode * 100)

/** What rounding up to whole rupiah adds (sen). */
export const computeRounding = (amount: Money): Money => sen((100 - (amount % 100)) % 100)

/** The amount due of an invoice without its late fee (sen): credit notes and fees are shares of it. */
export const computePrincipal = ({ amount, lateFee }: { amount: Money; lateFee: Money }): Money =>
  sen(amount - lateFee)

/** What an invoice asked for before credit notes were taken off it, and without its late fee (sen). */
export const computeBilled = (
  invoice: { amount: Money; lateFee: Money },
  credits: readonly { total: Money; offInvoice: boolean }[],
): Money =>
  sum([
    computePrincipal(invoice),
    ...credits.filter(({ offInvoice }) => offInvoice).map(({ total }) => total),
  ])

/**
 * The last three digits of a transfer in whole rupiah. They tell it from others, so they are the unique code that
 * people read: the number that was added is another one wherever the amount does not end in `000`.
 */
export const getUniqueDigits = (transfer: Money): string =>
  String(Math.floor(transfer / 100) % 1_000).padStart(3, '0')

/** When an invoice on credit terms is due. */
export const computeTermsDue = (from: Date, termsDays: number): Date =>
  new Date(from.getTime() + days(termsDays))

/** The buyer's page of their invoices. */
export const INVOICES_PATH = '/profile/daftar-invoice'

/** The buyer's page of an invoice. */
export const buildInvoicePath = (id: string): string =>
  `${INVOICES_PATH}/detail?${new URLSearchParams({ id })}`

/** What those follow who wait for the payment of an order. */
export const toPaymentTopic = (orderId: string): string => `payment ${orderId}`
