import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a payment through the gateway. */
export const PaymentStatus = ['pending', 'settled', 'failed', 'expired'] as const
export type PaymentStatus = (typeof PaymentStatus)[number]
export type PaymentActor = 'buyer' | 'staff' | 'system'

/**
 * A gateway's notifications may come in any order, so a later status never depends on which came first: what was
 * paid in time is settled even where its end was reported before.
 */
const paymentTransitions: Transitions<PaymentStatus, PaymentActor> = {
  pending: { settled: ['system', 'staff'], failed: ['system'], expired: ['system', 'buyer'] },
  expired: { settled: ['system', 'staff'], failed: ['system'] },
  failed: { settled: ['system', 'staff'] },
  settled: {},
}

export const paymentStatusNames: Record<PaymentStatus, string> = {
  pending: 'Menunggu pembayaran',
  settled: 'Lunas',
  failed: 'Gagal',
  expired: 'Kedaluwarsa',
}

/** Its refusal is 409 `payment.state`. */
export const paymentStateMachine = defineStateMachine({
  transitions: paymentTransitions,
  statusNames: paymentStatusNames,
  refusalCode: 'payment.state',
  subject: 'Pembayaran',
})
