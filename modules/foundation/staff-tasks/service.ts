import { z } from 'zod'
import { countHours, toIsoTime } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import type { Paging } from '#platform/paging.ts'
import { defineSetting } from '#modules/foundation/settings/service.ts'
import { emailedTaskKinds, type EmailedTask } from './rules.ts'

/** The kinds of tasks whose arrival is announced to staff by e-mail. */
export const taskEmailsSetting = defineSetting(
  'staff.task_emails',
  z.array(z.enum(emailedTaskKinds)),
  [...emailedTaskKinds],
)

/** The job that tells staff by e-mail of the tasks of one kind. It runs where all sources of tasks are known. */
export const TASK_EMAIL_JOB = 'staff_tasks.email'

/** Announces to staff by e-mail that a task has arrived, once the caller's transaction is committed. */
export const announceTask = ({ db }: Pick<AppDeps, 'db'>, kind: EmailedTask): Promise<void> =>
  enqueue(db, { name: TASK_EMAIL_JOB, payload: { kind } })

/** How a queue is read from its store. `since` is the column that says since when a row waits; null is not yet. */
type QueueReader<Query, Row, Since extends keyof Row> = {
  since: Since
  list(db: Db, query: Query): Promise<Row[]>
  count(db: Db, query: NoInfer<Query>): Promise<{ total: number; totalIsExact: boolean }>
}

/** A row with its time as text, and the whole hours since then. */
type QueueRow<Row, Since extends keyof Row> = Omit<Row, Since> &
  Record<Since, string | Extract<Row[Since], null>> & { ageHours: number }

/** A page of a staff queue. */
export async function loadQueuePage<
  Query extends Paging,
  Since extends string,
  Row extends Record<Since, Date | null>,
>(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { since, list, count }: QueueReader<Query, Row, Since>,
  query: NoInfer<Query>,
) {
  const [rows, totals] = await Promise.all([list(db, query), count(db, query)])
  const now = clock.now()
  const results = rows.map((row) => {
    const at = row[since]
    return {
      ...row,
      [since]: at && toIsoTime(at),
      ageHours: at ? countHours(at, now) : 0,
    } as QueueRow<Row, Since>
  })
  return { results, page: query.page, count: query.count, ...totals }
}
