import { canTransition, transition as moveBy, type Transitions } from '#platform/state-machine.ts'

/** Specification §5: files up to 1 MB each (bytes). */
export const MAX_PROOF_BYTES = 1_048_576

/** The states of an invoice (domain.md, states). */
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

/** What a person reads for each state, and the colour of its badge. */
export const invoiceStatusBadge = {
  draft: { name: 'Draf', tone: 'neutral' },
  awaiting_approval: { name: 'Perlu persetujuan', tone: 'warning' },
  unpaid: { name: 'Belum dibayar', tone: 'warning' },
  proof_submitted: { name: 'Bukti diperiksa', tone: 'info' },
  paid: { name: 'Lunas', tone: 'success' },
  overdue: { name: 'Lewat tempo', tone: 'danger' },
  void: { name: 'Dibatalkan', tone: 'neutral' },
} as const satisfies Record<InvoiceStatus, { name: string; tone: string }>

/** Invoices that nobody owes anything on any more. */
export const terminalInvoiceStatuses = ['paid', 'void'] as const satisfies InvoiceStatus[]

export const canTransitionInvoice = (
  from: InvoiceStatus,
  to: InvoiceStatus,
  who: InvoiceActor,
): boolean => canTransition(invoiceTransitions, from, to, who)

/** Takes the step or throws 409 `invoice.state`. */
export const transitionInvoice = (
  from: InvoiceStatus,
  to: InvoiceStatus,
  who: InvoiceActor,
): InvoiceStatus =>
  moveBy(
    invoiceTransitions,
    { from, to, who },
    { code: 'invoice.state', message: explainInvoiceStatus(from) },
  )

export const explainInvoiceStatus = (from: InvoiceStatus): string =>
  `Tagihan sudah berstatus "${invoiceStatusBadge[from].name}", jadi langkah ini tidak bisa dilakukan.`
