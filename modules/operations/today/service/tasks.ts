import { days, toJakartaDate } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import type { StaffTaskFilter } from '#modules/foundation/staff-tasks/rules.ts'
import { presentTask, sortTasks } from '../rules.ts'
import * as store from '../store.ts'
import { listSourcesOf } from './sources.ts'

/** Tasks that are read of each kind. */
const MAX_PER_KIND = 200

type TaskQuery = {
  kind?: string | undefined
  assignee?: 'own' | 'none' | undefined
  warehouse?: string | undefined
  ahead: number
}

/** What waits for the caller's roles, oldest first. */
export async function listTasks(ctx: StaffContext, query: TaskQuery) {
  const [listed, warehouses] = await Promise.all([
    readSources(ctx, query),
    store.listWarehouses(ctx.db),
  ])
  const shown = listed.filter(({ kind }) => !query.kind || kind === query.kind)
  return {
    results: sortTasks(shown.flatMap(({ tasks }) => tasks)),
    kinds: listed.map(({ kind, name, tasks, isMore }) => ({
      kind,
      name,
      total: tasks.length,
      totalIsExact: !isMore,
    })),
    warehouses,
  }
}

/** What waits after a position, whether its task still waits or not; null behind the last one. */
export async function findNext(
  ctx: StaffContext,
  { after, ...query }: TaskQuery & { after: string },
) {
  const { results } = await listTasks(ctx, query)
  return { next: results.find(({ position }) => position > after) ?? null }
}

/** The tasks of each kind that the caller's roles work on. */
async function readSources(ctx: StaffContext, { assignee, warehouse, ahead }: TaskQuery) {
  const { staff, clock } = ctx
  const now = clock.now()
  const filter: StaffTaskFilter = {
    now,
    warehouse: warehouse || undefined,
    assignee:
      assignee === 'own'
        ? { id: staff.staffId, name: staff.name }
        : assignee === 'none'
          ? null
          : undefined,
    day: toJakartaDate(new Date(now.getTime() + days(ahead))),
    limit: MAX_PER_KIND + 1,
  }
  return Promise.all(
    listSourcesOf(staff).map(async (source) => {
      const tasks = await source.list(ctx, filter)
      return {
        kind: source.kind,
        name: source.name,
        tasks: tasks.slice(0, MAX_PER_KIND).map((task) => presentTask(source, task, now)),
        isMore: tasks.length > MAX_PER_KIND,
      }
    }),
  )
}
