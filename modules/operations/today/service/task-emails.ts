import { minutes, toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { loadSetting } from '#modules/foundation/settings/service.ts'
import type { EmailedTask, StaffTask } from '#modules/foundation/staff-tasks/rules.ts'
import { TASK_EMAIL_JOB, taskEmailsSetting } from '#modules/foundation/staff-tasks/service.ts'
import { SUPER_ROLE } from '#modules/people/staff/rules.ts'
import { queueTaskEmail } from '../emails.ts'
import * as store from '../store.ts'
import { taskSources } from './sources.ts'

/** At most one e-mail of each kind in this time: what arrives meanwhile is in one e-mail at its end. */
const INTERVAL_MS = minutes(15)
/** A task waits since its transaction began, so it can be a little older than the e-mail that came before it. */
const OVERLAP_MS = minutes(1)
/** Tasks that are read. */
const MAX_TASKS = 200

/** Tells those whose roles work on a kind of task which have arrived since the last e-mail; none is no e-mail. */
export const emailWaitingTasks = (deps: AppDeps, { kind }: { kind: EmailedTask }): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const { db, clock } = deps
    const now = clock.now()
    const last = await store.lockLastEmail(db, kind)
    const nextAt = new Date((last.sentAt?.getTime() ?? 0) + INTERVAL_MS)
    if (nextAt > now)
      return enqueue(db, {
        name: TASK_EMAIL_JOB,
        payload: { kind },
        key: `${TASK_EMAIL_JOB} ${kind}`,
        runAt: nextAt,
      })
    if (!(await loadSetting(db, taskEmailsSetting)).includes(kind)) return
    const tasks = await listNewTasks(deps, kind, last)
    if (tasks.length === 0) return
    for (const recipient of await listRecipients(deps, kind))
      await queueTaskEmail(deps, recipient, { kind, tasks })
    await store.saveLastEmail(db, kind, now, tasks.map(toMark))
  })

/** Identifies a task; one that becomes due again gets a new key. */
const toMark = ({ id, since }: StaffTask) => `${since.toISOString()} ${id}`

const findSource = (kind: EmailedTask) => taskSources.find((source) => source.kind === kind)!

async function listNewTasks(
  deps: AppDeps,
  kind: EmailedTask,
  { sentAt, tasks: emailed }: store.LastEmail,
): Promise<StaffTask[]> {
  const now = deps.clock.now()
  const filter = { now, day: toJakartaDate(now), limit: MAX_TASKS }
  const after = (sentAt?.getTime() ?? 0) - OVERLAP_MS
  return (await findSource(kind).list(deps, filter)).filter(
    (task) => task.since.getTime() > after && !emailed.includes(toMark(task)),
  )
}

/** Staff with a role for the task; admins if there are none. */
async function listRecipients({ db }: AppDeps, kind: EmailedTask): Promise<string[]> {
  const { roles } = findSource(kind)
  const staff = await store.listActiveStaff(db)
  const members = staff.filter((each) => roles.some((role) => each.roles.includes(role)))
  const admins = staff.filter((each) => each.roles.includes(SUPER_ROLE))
  return (members.length > 0 ? members : admins).map(({ email }) => email)
}
