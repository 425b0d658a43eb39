import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from '../store/order-summaries.ts'

/** Summaries worked out in one statement. */
const BATCH_SIZE = 1_000

/** Recomputes the summaries of all orders that were changed since the last look. Called before a list is read. */
export async function settleSummaries(deps: AppDeps): Promise<void> {
  if (!(await store.hasDue(deps.db))) return
  await withTransaction(deps, async ({ db }) => {
    const ids = await store.claimDue(db)
    for (let at = 0; at < ids.length; at += BATCH_SIZE)
      await store.summarize(db, ids.slice(at, at + BATCH_SIZE))
  })
}
