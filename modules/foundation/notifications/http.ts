import type { Handlers } from '#platform/http/context.ts'
import type { notificationCalls, staffNotificationCalls } from './contract.ts'
import * as notifications from './service.ts'

export const notificationHandlers: Handlers<typeof notificationCalls> = {
  demoMail: (ctx, { query }) => notifications.listDemoMail(ctx, query.email),
}

export const staffNotificationHandlers: Handlers<typeof staffNotificationCalls> = {
  outbox: (ctx, { query }) => notifications.listOutbox(ctx, query),
  message: (ctx, { id }) => notifications.showMessage(ctx, id),
}
