import { hours, toIsoTime } from '#platform/clock.ts'
import type { StaffTask } from '#modules/foundation/staff-tasks/rules.ts'

type KindOfTask = { kind: string; name: string }

/** A task as it is listed. */
export function presentTask({ kind, name }: KindOfTask, task: StaffTask, now: Date) {
  const { id, since, dueDay = null, warehouses, ...rest } = task
  return {
    ...rest,
    position: `${since.toISOString()} ${kind} ${id}`,
    kind,
    name,
    since: toIsoTime(since),
    dueDay,
    waitingHours: Math.max(0, Math.floor((now.getTime() - since.getTime()) / hours(1))),
    warehouses: [...warehouses],
  }
}

export type PresentedTask = ReturnType<typeof presentTask>

/** Oldest first: positions begin with the time in UTC. */
export const sortTasks = (tasks: readonly PresentedTask[]): PresentedTask[] =>
  tasks.toSorted((a, b) => (a.position < b.position ? -1 : 1))
