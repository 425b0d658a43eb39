import { connect } from '#platform/database/database.ts'
import { WORKER_TIMEOUTS } from '#platform/database/timeouts.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { crontab, jobs } from '#modules/jobs.ts'
import type { AppContext } from './app.ts'
import { reportFailedJobs } from './error-reports/error-reports.ts'

/** Runs jobs on connections of their own, with longer timeouts. They listen for work, so no pooler is in between. */
export async function startJobWorker(shop: AppContext): Promise<{ stop(): Promise<void> }> {
  const { db, pool } = connect(shop.directUrl, {
    max: 8,
    timeouts: WORKER_TIMEOUTS,
    applicationName: 'pondasi-worker',
  })
  const worker = await startWorker(
    pool,
    { ...shop.deps, db },
    reportFailedJobs(jobs, shop.failures),
    { crontab, metrics: shop.metrics.jobs },
  )
  return { stop: () => worker.stop().finally(() => db.destroy()) }
}
