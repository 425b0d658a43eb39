import { defineStateMachine, type Transitions } from '#platform/state-machine.ts'

/** The statuses of a company's credit limit. */
export const CreditStatus = ['none', 'applied', 'active', 'frozen'] as const
export type CreditStatus = (typeof CreditStatus)[number]
export type CreditActor = 'buyer' | 'staff' | 'system'

const transitions: Transitions<CreditStatus, CreditActor> = {
  none: { applied: ['buyer'], active: ['staff'] },
  applied: { active: ['staff'], none: ['staff'] },
  // An active limit is set again: another amount, another grade.
  active: { active: ['staff'], frozen: ['staff', 'system'] },
  frozen: { active: ['staff', 'system'] },
}

export const creditStatusNames: Record<CreditStatus, string> = {
  none: 'Belum ada',
  applied: 'Diajukan',
  active: 'Aktif',
  frozen: 'Dibekukan',
}

/** Its refusal is 409 `credit.state`. */
export const creditStateMachine = defineStateMachine({
  transitions,
  statusNames: creditStatusNames,
  refusalCode: 'credit.state',
  subject: 'Limit kredit',
})
