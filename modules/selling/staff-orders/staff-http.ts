import type { Handlers } from '#platform/http/context.ts'
import { changeMany } from './service/change-many.ts'
import { exportOrders } from './service/export-orders.ts'
import { listOrders } from './service/list-orders.ts'
import * as savedFilters from './service/saved-filters.ts'
import * as work from './service/work.ts'
import type { staffOrderListCalls } from './staff-contract.ts'

export const staffOrderListHandlers: Handlers<typeof staffOrderListCalls> = {
  list: (ctx, { query }) => listOrders(ctx, query),
  export: (ctx, { query }) => exportOrders(ctx, query),
  change: (ctx, { body }) => changeMany(ctx, body),
  choices: (ctx) => work.listChoices(ctx),
  work: (ctx, { id }) => work.showWork(ctx, id),
  assign: (ctx, { id, body }) =>
    work.assign(ctx, id, body.staffId).then(() => work.showWork(ctx, id)),
  tag: (ctx, { id, body }) => work.tag(ctx, id, body.tag).then(() => work.showWork(ctx, id)),
  untag: (ctx, { id, body }) => work.untag(ctx, id, body.tag).then(() => work.showWork(ctx, id)),
  message: (ctx, { id, body }) =>
    work.writeMessage(ctx, id, body).then(() => work.showWork(ctx, id)),
  filters: (ctx) => savedFilters.listFilters(ctx),
  saveFilter: (ctx, { body }) => savedFilters.saveFilter(ctx, body),
  removeFilter: (ctx, { body }) => savedFilters.removeFilter(ctx, body.name),
}
