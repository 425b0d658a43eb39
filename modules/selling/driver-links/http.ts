import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { driverCalls } from './contract.ts'
import { arrive, handOverByDriver, showDrops } from './service/driver-day.ts'
import { listDriverDays, makeLink, revokeLink } from './service/links.ts'
import { orderDrops } from './service/order-drops.ts'
import type { staffDriverCalls } from './staff-contract.ts'

export const driverHandlers: Handlers<typeof driverCalls> = {
  drops: (ctx, { body }) => showDrops(ctx, body.token),
  arrive: (ctx, { id, body }) => arrive(ctx, id, body).then(() => okResponse),
  handOver: (ctx, { id, form, files }) =>
    handOverByDriver(ctx, id, form, files.photo).then(() => okResponse),
}

export const staffDriverHandlers: Handlers<typeof staffDriverCalls> = {
  days: (ctx, { query }) => listDriverDays(ctx, query.day),
  makeLink: (ctx, { body }) => makeLink(ctx, body),
  orderDrops: (ctx, { body }) => orderDrops(ctx, body).then(() => okResponse),
  revokeLink: (ctx, { id }) => revokeLink(ctx, id).then(() => okResponse),
}
