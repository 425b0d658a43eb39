import { emailedTasks, type EmailedTask } from '#modules/foundation/staff-tasks/rules.ts'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'

export const taskEmailDescribers: FieldDescribers = {
  kinds: (kinds) =>
    ((kinds ?? []) as EmailedTask[])
      .map((kind) => emailedTasks[kind])
      .toSorted()
      .join(', '),
}
