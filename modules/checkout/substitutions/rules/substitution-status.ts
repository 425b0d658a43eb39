import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a substitution. `expired` is never stored: an open one becomes it by time. */
export const SubstitutionStatus = ['open', 'accepted', 'refused', 'withdrawn', 'expired'] as const
export type SubstitutionStatus = (typeof SubstitutionStatus)[number]

const substitutionTransitions: Transitions<SubstitutionStatus, 'buyer' | 'staff'> = {
  open: { accepted: ['buyer'], refused: ['buyer'], withdrawn: ['staff'] },
  accepted: {},
  refused: {},
  withdrawn: {},
  expired: {},
}

export const substitutionStatusNames: Record<SubstitutionStatus, string> = {
  open: 'Menunggu pembeli',
  accepted: 'Disetujui',
  refused: 'Ditolak',
  withdrawn: 'Ditarik',
  expired: 'Lewat waktu',
}

/** Its refusal is 409 `substitution.state`. */
export const substitutionStateMachine = defineStateMachine({
  transitions: substitutionTransitions,
  statusNames: substitutionStatusNames,
  refusalCode: 'substitution.state',
  subject: 'Usulan ini',
})

/** What it is now. */
export const resolveStatus = (
  { status, expiresAt }: { status: SubstitutionStatus; expiresAt: Date },
  now: Date,
): SubstitutionStatus => (status === 'open' && expiresAt <= now ? 'expired' : status)
