import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from '../store/product-summaries.ts'

/** Summaries worked out in one statement. */
const BATCH_SIZE = 1_000

/**
 * Works out the summaries of all products that were changed since the last look, or of which a price begins today.
 * Called before a list is sorted or counted by them.
 */
export async function settleSummaries(deps: AppDeps): Promise<void> {
  const day = toJakartaDate(deps.clock.now())
  if (!(await store.hasDue(deps.db, day))) return
  await withTransaction(deps, async ({ db }) => {
    const ids = await store.claimDue(db, day)
    for (let at = 0; at < ids.length; at += BATCH_SIZE)
      await store.summarize(db, ids.slice(at, at + BATCH_SIZE), day)
  })
}
