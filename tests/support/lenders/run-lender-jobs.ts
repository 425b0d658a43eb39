import { jobs } from '#modules/jobs.ts'
import type { TestShop } from '../shop.ts'

/** Runs the lenders' jobs that are enqueued, however late they are due, until none is left. */
export async function runLenderJobs(shop: TestShop): Promise<void> {
  for (;;) {
    const { rows } = await shop.pool.query<{ name: string; payload: unknown }>(
      `with taken as (
         delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
         where task.id = job.task_id
           and (task.identifier like 'lenders.%' or task.identifier like 'loans.%' or task.identifier like 'lender-simulator.%')
         returning job.id, task.identifier as name, job.payload)
       select name, payload from taken order by id`,
    )
    if (rows.length === 0) return
    for (const { name, payload } of rows) await jobs[name]!(shop.deps, payload as never)
  }
}

/**
 * Runs the lenders' jobs until something is so. For a served shop, whose own worker takes some of them, too: what it has taken may
 * still run when no job is left.
 */
export async function runLenderJobsUntil(
  shop: TestShop,
  isSo: () => Promise<boolean>,
): Promise<void> {
  await waitUntil(async () => {
    await runLenderJobs(shop)
    return isSo()
  })
}

/** Waits for what the own worker of a served shop does, such as asking a lender that is down. */
export const waitForWorker = (isSo: () => Promise<boolean>): Promise<void> => waitUntil(isSo)

/** How often to poll, each time with a round trip to the shop, before giving up. */
const MAX_ROUNDS = 3_000

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) if (await isSo()) return
  throw new Error(`not so after ${MAX_ROUNDS} rounds`)
}
