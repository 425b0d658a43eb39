import { Refusal } from './refusal.ts'

/** A state machine as data: which state may follow which, and who may take the step. */
export type Transitions<S extends string, Who extends string> = {
  readonly [From in S]: { readonly [To in S]?: readonly Who[] }
}

/** Whether the table has that step for that actor. */
export const canTransition = <S extends string, W extends string>(
  table: Transitions<S, W>,
  from: S,
  to: S,
  who: W,
): boolean => table[from][to]?.includes(who) ?? false

/** The new state, or a 409 with the given code and sentence where the table has no such step. */
export function transition<S extends string, W extends string>(
  table: Transitions<S, W>,
  step: { from: S; to: S; who: W },
  refusal: { code: string; message: string },
): S {
  if (canTransition(table, step.from, step.to, step.who)) return step.to
  throw new Refusal(refusal.code, refusal.message, 409, { detail: { state: step.from } })
}
