import { type Money, sen } from '#platform/money.ts'
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
  draft: { awaiting_approval: ['system', 'staff'], unpaid: ['system', 'staff'], void: ['staff'] },
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
  draft: 'Draf',
  awaiting_approval: 'Perlu persetujuan',
  unpaid: 'Belum dibayar',
  proof_submitted: 'Bukti diperiksa',
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
  explain: (statusName) =>
    `Tagihan sudah berstatus "${statusName}", jadi langkah ini tidak bisa dilakukan.`,
})

/** amount + unique code (whole rupiah): the exact amount to transfer (sen). */
export const computeTransferAmount = ({
  amount,
  uniqueCode,
}: {
  amount: Money
  uniqueCode: number
}): Money => sen(amount + uniqueCode * 100)
