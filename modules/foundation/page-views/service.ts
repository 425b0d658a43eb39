import { maintainMonthlyPartitions } from '#platform/database/monthly-partitions.ts'
import type { Context, AppDeps } from '#platform/http/context.ts'
import * as store from './store.ts'

export type { PageView } from './store.ts'

/** Stores page views in one statement. */
export const logPageViews = ({ db }: Pick<AppDeps, 'db'>, pageViews: readonly store.PageView[]) =>
  store.insertAll(db, pageViews)

/** Stores a page view with the account where signed in, never with the network address. */
export const logPageView = (
  ctx: Context,
  { path, referrer }: { path: string; referrer?: string | undefined },
) =>
  logPageViews(ctx, [
    {
      at: ctx.clock.now(),
      accountId: ctx.actor.kind === 'buyer' ? ctx.actor.accountId : null,
      // Half of a character is no text for the database.
      path: path.toWellFormed(),
      referrer: referrer?.toWellFormed() ?? null,
      agent: ctx.userAgent.slice(0, 200).toWellFormed(),
    },
  ])

/** Makes the months ahead, and drops those that are over for long enough. */
export const maintainPageViewPartitions = ({ db, clock, retention }: AppDeps): Promise<void> =>
  maintainMonthlyPartitions(db, 'visit', {
    retainedMonths: retention.pageViewMonths,
    now: clock.now(),
  })
