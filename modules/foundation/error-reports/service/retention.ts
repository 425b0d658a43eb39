import { days } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from '../store.ts'

/** How long an event is stored, with what it tells, and how long a fault that does not happen any more (ms). */
const EVENT_RETENTION = days(30)
const GROUP_RETENTION = days(90)

/** Deletes old events, and faults that have not happened for a season. */
export function purgeReports({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  return store.removeBefore(db, {
    events: new Date(now - EVENT_RETENTION),
    groups: new Date(now - GROUP_RETENTION),
  })
}
