import { sql } from 'kysely'
import type { Context, Tools } from '#platform/http/context.ts'

/** A page that was opened, without its query; `accountId` where the reader is signed in. */
export type Visit = {
  at: Date
  path: string
  accountId: string | null
  referrer: string | null
  agent: string
}

/** Writes visits down in one statement. Who closed their account meanwhile is nobody. */
export const noteAll = ({ db }: Pick<Tools, 'db'>, visits: readonly Visit[]) =>
  db
    .insertInto('visit')
    .values(
      visits.map(({ accountId, ...visit }) => ({
        ...visit,
        account_id: sql<string | null>`(select id from account
          where id = ${accountId}::uuid and status <> 'closed')`,
      })),
    )
    .execute()

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
export const purgeVisits = ({ db }: Tools, before: Date) =>
  db.deleteFrom('visit').where('at', '<', before).execute()
