import { withTransaction } from '#platform/database/database.ts'
import { toPayload, type ReportEvent } from '#platform/error-reports/protocol.ts'
import { redact, redactText } from '#platform/error-reports/redact.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { findGroup } from '../rules/group-of-event.ts'
import * as store from '../store.ts'

/** Stores events under the faults that they are cases of, in one transaction. */
export const storeReports = (
  deps: Pick<AppDeps, 'db' | 'clock'>,
  events: readonly ReportEvent[],
): Promise<void> =>
  withTransaction(deps, async ({ db, clock }) => {
    const at = clock.now()
    for (const event of events) {
      const groupId = await store.countEvent(db, findGroup(event), at)
      if (groupId) await store.insertEvent(db, groupId, event, at)
    }
  })

/** A report as others send it: the place of its server is not believed, and it is redacted here too. */
type ReceivedEvent = Omit<ReportEvent, 'app'> & { app: { version: string; releaseStage: string } }

/** Receives what a browser reports, and passes it on to where reports go. */
export function receiveReports(
  { reports }: Pick<AppDeps, 'reports'>,
  events: readonly ReceivedEvent[],
): void {
  for (const event of events) reports.deliver(toPayload(sanitize(event)))
}

const sanitize = ({ user, ...event }: ReceivedEvent): ReportEvent => ({
  ...event,
  exceptions: event.exceptions.map((each) => ({ ...each, message: redactText(each.message) })),
  breadcrumbs: event.breadcrumbs.map(({ metaData, name, ...crumb }) => ({
    ...crumb,
    name: redactText(name, 100),
    metaData: redact(metaData) as Record<string, unknown>,
  })),
  context: redactText(event.context, 200),
  request: {
    ...event.request,
    ...(event.request.url ? { url: redactText(event.request.url, 300) } : {}),
  },
  user: { ...(user.id ? { id: user.id } : {}), ...(user.email ? { email: user.email } : {}) },
  app: { ...event.app, type: 'browser' },
  metaData: redact(event.metaData) as ReportEvent['metaData'],
})
