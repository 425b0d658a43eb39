import type { Handlers } from '#platform/http/context.ts'
import type { notificationPreferenceCalls } from './preferences-contract.ts'
import * as preferences from './service/preferences.ts'
import type { notificationCalls, staffNotificationCalls } from './contract.ts'
import { reportByHand } from './service/stand-in-reports.ts'
import * as notifications from './service.ts'

export const notificationHandlers: Handlers<typeof notificationCalls> = {
  demoMail: (ctx, { query }) => notifications.listDemoMail(ctx, query.email),
  demoWhatsApp: (ctx, { query }) => notifications.listDemoWhatsApp(ctx, query.phone),
}

export const staffNotificationHandlers: Handlers<typeof staffNotificationCalls> = {
  outbox: (ctx, { query }) => notifications.listOutbox(ctx, query),
  message: (ctx, { id }) => notifications.showMessage(ctx, id),
  sendAgain: (ctx, { id }) => notifications.sendAgain(ctx, id),
  report: (ctx, { id, body }) => reportByHand(ctx, id, body.status),
}

export const notificationPreferenceHandlers: Handlers<typeof notificationPreferenceCalls> = {
  show: (ctx) => preferences.showPreferences(ctx),
  save: (ctx, { body }) => preferences.savePreferences(ctx, body),
  sendCode: (ctx) => preferences.sendPhoneCode(ctx),
  verifyPhone: (ctx, { body }) => preferences.verifyPhone(ctx, body.code),
}
