import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a negotiation. */
export const NegotiationStatus = [
  'submitted',
  'countered',
  'accepted',
  'rejected',
  'ordered',
  'cancelled',
  'declined',
  'expired',
] as const
export type NegotiationStatus = (typeof NegotiationStatus)[number]
export type NegotiationActor = 'buyer' | 'staff' | 'system'

/** Who may take which step; any other step is refused. */
const negotiationTransitions: Transitions<NegotiationStatus, NegotiationActor> = {
  submitted: { countered: ['staff'], declined: ['staff'], cancelled: ['buyer'] },
  countered: {
    accepted: ['buyer'],
    rejected: ['buyer'],
    submitted: ['buyer'],
    expired: ['system'],
  },
  accepted: { ordered: ['buyer'], expired: ['system'] },
  rejected: {},
  ordered: {},
  cancelled: {},
  declined: {},
  expired: {},
}

export const negotiationStatusNames: Record<NegotiationStatus, string> = {
  submitted: 'Menunggu jawaban',
  countered: 'Ditawar balik',
  accepted: 'Disetujui',
  rejected: 'Ditolak',
  ordered: 'Jadi pesanan',
  cancelled: 'Dibatalkan',
  declined: 'Tidak disanggupi',
  expired: 'Kedaluwarsa',
}

/** Negotiations that still wait for either side. */
export const openNegotiationStatuses = [
  'submitted',
  'countered',
  'accepted',
] as const satisfies NegotiationStatus[]

/** Its refusal is 409 `negotiation.state`. */
export const negotiationStateMachine = defineStateMachine({
  transitions: negotiationTransitions,
  statusNames: negotiationStatusNames,
  refusalCode: 'negotiation.state',
  subject: 'Negosiasi',
})
