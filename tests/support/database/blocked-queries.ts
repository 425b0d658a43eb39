import { setTimeout } from 'node:timers/promises'
import type { TestShop } from '../shop.ts'

const POLL_INTERVAL_MS = 20

/** Waits until so many queries of a shop wait for a lock. */
export async function waitForBlockedQueries({ pool }: TestShop, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ blocked: number }>(
      `select count(*) as blocked from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows[0]!.blocked >= count) return
    await setTimeout(POLL_INTERVAL_MS)
  }
}
