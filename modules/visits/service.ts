import type { Context, Tools } from '#platform/http/context.ts'
import * as store from './store.ts'

export type { Visit } from './store.ts'

/** Writes visits down in one statement. */
export const noteAll = ({ db }: Pick<Tools, 'db'>, visits: readonly store.Visit[]) =>
  store.insertAll(db, visits)

/** Writes down that a page was opened: by whom where they are signed in, never from which address. */
export const note = (
  ctx: Context,
  { path, referrer }: { path: string; referrer?: string | undefined },
) =>
  noteAll(ctx, [
    {
      at: ctx.clock.now(),
      accountId: ctx.actor.kind === 'buyer' ? ctx.actor.accountId : null,
      path,
      referrer: referrer ?? null,
      agent: ctx.agent.slice(0, 200),
    },
  ])

/** Forgets visits that are older than that. */
export const purgeVisits = ({ db }: Tools, before: Date) => store.removeOld(db, before)
