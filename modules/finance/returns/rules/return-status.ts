import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a return. */
export const ReturnStatus = ['requested', 'approved', 'refused', 'received', 'credited'] as const
export type ReturnStatus = (typeof ReturnStatus)[number]
export type ReturnActor = 'buyer' | 'staff'

const returnTransitions: Transitions<ReturnStatus, ReturnActor> = {
  requested: { approved: ['staff'], refused: ['staff'] },
  // Goods that are not handed over when they are fetched.
  approved: { received: ['staff'], refused: ['staff'] },
  received: { credited: ['staff'] },
  refused: {},
  credited: {},
}

export const returnStatusNames: Record<ReturnStatus, string> = {
  requested: 'Menunggu keputusan',
  approved: 'Menunggu barang',
  refused: 'Ditolak',
  received: 'Menunggu pengembalian dana',
  credited: 'Dana dikembalikan',
}

/** Returns in which staff still have to do something. */
export const openReturnStatuses = [
  'requested',
  'approved',
  'received',
] as const satisfies ReturnStatus[]

/** Its refusal is 409 `return.state`. */
export const returnStateMachine = defineStateMachine({
  transitions: returnTransitions,
  statusNames: returnStatusNames,
  refusalCode: 'return.state',
  subject: 'Retur',
})
