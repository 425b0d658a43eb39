import type { Handlers } from '#platform/http/context.ts'
import type { notificationCalls, staffNotificationCalls } from './contract.ts'
import * as notifications from './service.ts'

export const notificationHandlers: Handlers<typeof notificationCalls> = {
  demoMail: (ctx, { query }) => notifications.demoMail(ctx, query.email),
}

export const staffNotificationHandlers: Handlers<typeof staffNotificationCalls> = {
  outbox: (ctx, { query }) => notifications.outbox(ctx, query),
  message: (ctx, { id }) => notifications.message(ctx, id),
}
