import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a refund. */
export const RefundStatus = [
  'awaiting_account',
  'ready',
  'awaiting_approval',
  'approved',
  'sending',
  'paid',
] as const
export type RefundStatus = (typeof RefundStatus)[number]
export type RefundActor = 'buyer' | 'staff' | 'system'

const refundTransitions: Transitions<RefundStatus, RefundActor> = {
  awaiting_account: { ready: ['buyer', 'staff'] },
  // The account may change until the refund is prepared.
  ready: {
    ready: ['buyer', 'staff'],
    awaiting_account: ['staff'],
    awaiting_approval: ['staff'],
    approved: ['staff'],
  },
  awaiting_approval: { approved: ['staff'], ready: ['staff'] },
  approved: { paid: ['staff'], sending: ['staff'], awaiting_account: ['staff'] },
  // Through the gateway; where it refuses, the money goes by transfer.
  sending: { paid: ['system'], awaiting_account: ['system'] },
  paid: {},
}

export const refundStatusNames: Record<RefundStatus, string> = {
  awaiting_account: 'Menunggu rekening',
  ready: 'Perlu disiapkan',
  awaiting_approval: 'Perlu persetujuan',
  approved: 'Siap ditransfer',
  sending: 'Sedang dikirim',
  paid: 'Sudah dikembalikan',
}

/** Refunds whose money has not gone back. */
export const openRefundStatuses = [
  'awaiting_account',
  'ready',
  'awaiting_approval',
  'approved',
  'sending',
] as const satisfies RefundStatus[]

/** Refunds in which a member of staff acts next. */
export const staffRefundStatuses = [
  'ready',
  'awaiting_approval',
  'approved',
] as const satisfies RefundStatus[]

/** Its refusal is 409 `refund.state`. */
export const refundStateMachine = defineStateMachine({
  transitions: refundTransitions,
  statusNames: refundStatusNames,
  refusalCode: 'refund.state',
  subject: 'Pengembalian dana',
})
