import type { Context, AppDeps } from '#platform/http/context.ts'
import * as store from './store.ts'

export type { PageView } from './store.ts'

/** Writes visits down in one statement. */
export const logPageViews = ({ db }: Pick<AppDeps, 'db'>, pageViews: readonly store.PageView[]) =>
  store.insertAll(db, pageViews)

/** Writes down that a page was opened: by whom where they are signed in, never from which address. */
export const logPageView = (
  ctx: Context,
  { path, referrer }: { path: string; referrer?: string | undefined },
) =>
  logPageViews(ctx, [
    {
      at: ctx.clock.now(),
      accountId: ctx.actor.kind === 'buyer' ? ctx.actor.accountId : null,
      path,
      referrer: referrer ?? null,
      agent: ctx.userAgent.slice(0, 200),
    },
  ])

/** Forgets visits that are older than that. */
export const purgePageViews = ({ db }: AppDeps, before: Date) => store.removeBefore(db, before)
