import { Refusal } from './refusal.ts'

/** Which status may follow which, and who may take the step. */
export type Transitions<Status extends string, Actor extends string> = {
  readonly [From in Status]: { readonly [To in Status]?: readonly Actor[] }
}

/** Whether the table allows the step to that actor. */
export const canTransition = <Status extends string, Actor extends string>(
  table: Transitions<Status, Actor>,
  from: Status,
  to: Status,
  actor: Actor,
): boolean => table[from][to]?.includes(actor) ?? false

/** The new status. Throws a 409 with the given code and message where the table does not allow the step. */
export function transition<Status extends string, Actor extends string>(
  table: Transitions<Status, Actor>,
  { from, to, who }: { from: Status; to: Status; who: Actor },
  refusal: { code: string; message: string },
): Status {
  if (canTransition(table, from, to, who)) return to
  throw new Refusal(refusal.code, refusal.message, 409, { detail: { state: from } })
}

/** Whether a status follows another one, but not yet: over steps in between. */
function isLater<Status extends string>(
  table: Transitions<Status, string>,
  from: Status,
  to: Status,
): boolean {
  const reached = new Set([from])
  for (const status of reached)
    for (const next of Object.keys(table[status]) as Status[]) reached.add(next)
  return from !== to && !(to in table[from]) && reached.has(to)
}

/** What to do about a step that comes too early. */
const TOO_EARLY = 'Langkah sebelumnya harus selesai dahulu.'
/** What to do about a step that the page offered before the status changed. */
export const CHOOSE_AGAIN =
  'Lihat keadaannya yang sekarang, lalu pilih langkah yang masih tersedia.'

export type StateMachine<Status extends string, Actor extends string> = {
  /** Whether `actor` may take the step. */
  can(from: Status, to: Status, actor: Actor): boolean
  /** The new status. Throws a 409 that names the current status where the step is not allowed. */
  transition(from: Status, to: Status, actor: Actor): Status
  /**
   * Why a step is not possible in a status, as a sentence for the user: it is *still* in a status that leads to
   * `to`, or *already* past it.
   */
  explain(status: Status, to?: Status): string
  /** The 409 of a step that is not possible in a status: why, and what to do now. */
  refuse(status: Status, to?: Status): Refusal
}

/**
 * The state machine of one kind of document, out of its table of transitions. Pages that only name a status leave it
 * out of their scripts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineStateMachine<Status extends string, Actor extends string>({
  transitions,
  statusNames,
  refusalCode,
  subject,
}: {
  transitions: Transitions<Status, Actor>
  statusNames: Readonly<Record<Status, string>>
  /** Code of the 409, `order.state`. */
  refusalCode: string
  /** What is in the status, at the beginning of a sentence: `Pesanan`. */
  subject: string
}): StateMachine<Status, Actor> {
  const isBefore = (status: Status, to?: Status) =>
    to !== undefined && isLater(transitions, status, to)
  const can = (from: Status, to: Status, actor: Actor) =>
    canTransition(transitions, from, to, actor)
  const explain = (status: Status, to?: Status) =>
    `${subject} ${isBefore(status, to) ? 'masih' : 'sudah'} berstatus "${statusNames[status]}", jadi langkah ini tidak bisa dilakukan.`
  const refuse = (state: Status, to?: Status) =>
    new Refusal(
      refusalCode,
      `${explain(state, to)} ${isBefore(state, to) ? TOO_EARLY : CHOOSE_AGAIN}`,
      409,
      { detail: { state } },
    )
  return {
    can,
    transition: (from, to, actor) => {
      if (can(from, to, actor)) return to
      throw refuse(from, to)
    },
    explain,
    refuse,
  }
}
