import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { ReportEvent } from '#platform/error-reports/protocol.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import type { ErrorTab } from '../rules/error-tab.ts'
import * as store from '../store.ts'

const SHOWN_EVENTS = 20

type ListQuery = Paging & { tab: ErrorTab; search?: string | undefined }

/** Groups of faults, the last seen first. */
export async function listErrors(
  { db }: Pick<AppDeps, 'db'>,
  { page, count, ...filter }: ListQuery,
) {
  const { rows, totals } = await store.listGroups(db, filter, page, count)
  return { results: rows.map(presentGroup), page, count, ...totals }
}

/** A group with its newest events. Throws 404 where there is none. */
export async function showError({ db }: Pick<AppDeps, 'db'>, id: string) {
  const group = await store.findGroupById(db, Number(id))
  if (!group) throw notFound()
  const events = await store.listEvents(db, group.id, SHOWN_EVENTS)
  return { ...presentGroup(group), events: events.map(presentEvent) }
}

/** Marks a group as resolved, or takes the mark back, with an audit entry. Throws 404 where there is none. */
export const markResolved = (ctx: StaffContext, id: string, isResolved: boolean) =>
  withTransaction(ctx, async (ctx) => {
    const before = await showError(ctx, id)
    await store.setResolved(ctx.db, Number(id), isResolved ? ctx.clock.now() : null)
    const after = await showError(ctx, id)
    await recordAuditEntry(ctx, {
      action: isResolved ? 'Tandai galat selesai' : 'Buka lagi galat',
      entityType: 'galat',
      entityId: id,
      entityLabel: `${after.errorClass} ${after.context}`,
      before: { resolvedAt: before.resolvedAt },
      after: { resolvedAt: after.resolvedAt },
    })
    return after
  })

type GroupRow = NonNullable<Awaited<ReturnType<typeof store.findGroupById>>>

const presentGroup = (row: GroupRow) => ({
  id: String(row.id),
  errorClass: row.error_class,
  message: row.message,
  context: row.context,
  source: row.source as 'browser' | 'server',
  severity: row.severity as ReportEvent['severity'],
  unhandled: row.unhandled,
  eventCount: Number(row.event_count),
  firstSeenAt: toIsoTime(row.first_seen_at),
  lastSeenAt: toIsoTime(row.last_seen_at),
  resolvedAt: row.resolved_at && toIsoTime(row.resolved_at),
})

type EventRow = Awaited<ReturnType<typeof store.listEvents>>[number]

function presentEvent({ id, at, event }: EventRow) {
  const { app, user, device, request, exceptions, breadcrumbs, metaData } =
    event as unknown as ReportEvent
  return {
    id: String(id),
    at: toIsoTime(at),
    version: app.version,
    user,
    userAgent: device.userAgent ?? null,
    request,
    exceptions: exceptions.map(({ errorClass, message, stacktrace }) => ({
      errorClass,
      message,
      stack: stacktrace.map(
        ({ method, file, lineNumber, columnNumber = 0 }) =>
          `${method} ${file}:${lineNumber}:${columnNumber}`,
      ),
    })),
    breadcrumbs,
    metaData,
  }
}
