import { z } from 'zod'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { defineSetting } from '#modules/foundation/settings/service.ts'
import { emailedTaskKinds, type EmailedTask } from './rules.ts'

/** The kinds of tasks whose arrival staff are told of by e-mail. */
export const taskEmailsSetting = defineSetting(
  'staff.task_emails',
  z.array(z.enum(emailedTaskKinds)),
  [...emailedTaskKinds],
)

/** The job that tells staff by e-mail of the tasks of one kind. It runs where all sources of tasks are known. */
export const TASK_EMAIL_JOB = 'staff_tasks.email'

/** Has staff told by e-mail that a task has arrived, once the caller's transaction is committed. */
export const announceTask = ({ db }: Pick<AppDeps, 'db'>, kind: EmailedTask): Promise<void> =>
  enqueue(db, { name: TASK_EMAIL_JOB, payload: { kind } })
