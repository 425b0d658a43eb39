import { connect } from '#platform/database/database.ts'
import type { OrderLoad } from './order-load.ts'
import { waitFor } from './wait.ts'

/** Within what time everything has to work again after a fault (ms), unless a drill says otherwise. */
export const RECOVERY_LIMIT_MS = 10_000
/** Until then a drill waits, to say by how much the limit was missed. */
const MAX_WAIT_MS = 60_000

/**
 * Waits until the shop works again as a whole: an order that was sent after the fault is
 * acknowledged, and the worker has sent its e-mail. Returns how long that took since the fault (ms).
 */
export async function measureRecovery(
  load: OrderLoad,
  databaseUrl: string,
  faultAt: number,
): Promise<number> {
  const { number } = await load.waitForOrderSentAfter(faultAt, MAX_WAIT_MS)
  const { db, pool } = connect(databaseUrl, { max: 1 })
  try {
    await waitFor(`the e-mail of ${number} is sent`, MAX_WAIT_MS, async () => {
      const { rowCount } = await pool.query(
        'select from message where subject like $1 and sent_at is not null',
        [`%${number}%`],
      )
      return rowCount === 1 || undefined
    })
  } finally {
    await db.destroy()
  }
  return performance.now() - faultAt
}

/** What is wrong with the recoveries, one sentence each. */
export const findSlowRecoveries = (recoveriesMs: readonly number[], limitMs: number): string[] =>
  recoveriesMs.flatMap((ms, index) =>
    ms <= limitMs
      ? []
      : [
          `round ${index + 1}: normal again after ${Math.round(ms / 1000)} s, not within ${limitMs / 1000} s`,
        ],
  )
