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
