import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a return. */
export const ReturnStatus = [
  'requested',
  'approved',
  'refused',
  'withdrawn',
  'received',
  'credited',
] as const
export type ReturnStatus = (typeof ReturnStatus)[number]
export type ReturnActor = 'buyer' | 'staff'

const returnTransitions: Transitions<ReturnStatus, ReturnActor> = {
  requested: { approved: ['staff'], refused: ['staff'], withdrawn: ['buyer'] },
  // Goods that are not handed over when they are fetched.
  approved: { received: ['staff'], refused: ['staff'], withdrawn: ['buyer'] },
  received: { credited: ['staff'] },
  refused: {},
  withdrawn: {},
  credited: {},
}

export const returnStatusNames: Record<ReturnStatus, string> = {
  requested: 'Menunggu keputusan',
  approved: 'Menunggu barang',
  refused: 'Ditolak',
  withdrawn: 'Ditarik pembeli',
  received: 'Menunggu nota kredit',
  credited: 'Nota kredit terbit',
}

/** Returns in which staff still have to do something. */
export const openReturnStatuses = [
  'requested',
  'approved',
  'received',
] as const satisfies ReturnStatus[]

/** Returns that ended without goods: what they were about can be asked for again. */
export const voidReturnStatuses = ['refused', 'withdrawn'] as const satisfies ReturnStatus[]

/** Its refusal is 409 `return.state`. */
export const returnStateMachine = defineStateMachine({
  transitions: returnTransitions,
  statusNames: returnStatusNames,
  refusalCode: 'return.state',
  subject: 'Retur',
})
