import { connect } from '#platform/database/database.ts'
import { waitFor } from './wait.ts'

/** A worker that was killed is noticed after twenty seconds; its jobs then run again. */
const DRAIN_LIMIT_MS = 90_000

/**
 * Waits until no job is due any more and looks at what the jobs of the orders have done: one e-mail
 * for each order, sent. Returns what is wrong, one sentence each.
 */
export async function auditJobs(
  databaseUrl: string,
  load: { acknowledged: readonly { number: string }[] },
): Promise<string[]> {
  const { db, pool } = connect(databaseUrl, { max: 1 })
  try {
    const count = async (query: string, values: unknown[] = []) =>
      Number((await pool.query<{ count: number }>(query, values)).rows[0]?.count)
    try {
      await waitFor('every job that is due has run', DRAIN_LIMIT_MS, async () =>
        (await count('select count(*) from graphile_worker.jobs where run_at <= now()')) === 0
          ? true
          : undefined,
      )
    } catch (thrown) {
      const { rows } = await pool.query(
        `select task_identifier, attempts, last_error, locked_by, locked_at, run_at, now()
         from graphile_worker.jobs where run_at <= now() limit 3`,
      )
      return [`${(thrown as Error).message}; left are ${JSON.stringify(rows)}`]
    }
    const numbers = load.acknowledged.map(({ number }) => `Pesanan ${number} kami terima`)
    const wrong = await count(
      `select count(*) from unnest($1::text[]) as expected
       left join (select subject, count(*) as sent from message where sent_at is not null
         group by subject) as each on subject = expected
       where sent is distinct from 1`,
      [numbers],
    )
    const dead = await count(
      'select count(*) from graphile_worker.jobs where attempts >= max_attempts',
    )
    return [
      ...(wrong === 0
        ? []
        : [`${wrong} of ${numbers.length} orders have not exactly one sent e-mail`]),
      ...(dead === 0 ? [] : [`${dead} jobs were given up`]),
    ]
  } finally {
    await db.destroy()
  }
}
