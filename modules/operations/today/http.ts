import type { Handlers } from '#platform/http/context.ts'
import type { todayCalls } from './contract.ts'
import { countTasks } from './service/counts.ts'
import * as tasks from './service/tasks.ts'

export const todayHandlers: Handlers<typeof todayCalls> = {
  list: (ctx, { query }) => tasks.listTasks(ctx, query),
  counts: (ctx) => countTasks(ctx),
  next: (ctx, { query }) => tasks.findNext(ctx, query),
}
