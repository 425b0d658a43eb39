import type { AnyHandler, Handlers } from '#platform/http/context.ts'
import type { contract } from './calls.ts'
import { catalogueHandlers } from './catalogue/http.ts'
import { regionHandlers } from './regions/http.ts'
import { auditHandlers } from './audit/http.ts'
import { notificationHandlers, staffNotificationHandlers } from './notifications/http.ts'
import { identityHandlers, staffIdentityHandlers } from './identity/http.ts'

/** Every group's sentences; a group or a call without one does not compile. */
type AllHandlers = { [Group in keyof typeof contract]: Handlers<(typeof contract)[Group]> }

const groups: Partial<AllHandlers> = {
  identity: identityHandlers,
  staffIdentity: staffIdentityHandlers,
  notifications: notificationHandlers,
  staffNotifications: staffNotificationHandlers,
  audit: auditHandlers,
  catalogue: catalogueHandlers,
  regions: regionHandlers,
}

/** The same in one list, named like `calls`. */
export const handlers: Record<string, AnyHandler> = Object.fromEntries(
  Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members ?? {}).map(([name, handler]) => [`${group}.${name}`, handler as AnyHandler]),
  ),
)
