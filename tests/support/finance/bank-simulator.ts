import type { Api } from '#modules/client.ts'
import { jobs } from '#modules/jobs.ts'
import type { TestShop } from '../shop.ts'

/** Runs the gateway's jobs that are enqueued, however late they are due, until none is left. */
export async function runGatewayJobs(shop: TestShop): Promise<void> {
  for (;;) {
    const { rows } = await shop.pool.query<{ id: string; name: string; payload: unknown }>(
      `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
       where task.id = job.task_id and (task.identifier like 'gateway.%' or task.identifier like 'bank-simulator.%')
       returning job.id, task.identifier as name, job.payload`,
    )
    if (rows.length === 0) return
    for (const { name, payload } of rows) await jobs[name]!(shop.deps, payload as never)
  }
}

/** The account that the built-in bank has opened for an order. */
export async function findAccount(finance: Api, orderNumber: string) {
  const { results } = await finance.staffBankSimulator.show()
  const account = results.find((each) => each.orderNumber === orderNumber)
  if (!account) throw new Error(`no account of ${orderNumber}`)
  return account
}
