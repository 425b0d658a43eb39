import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { decideApplication, deliverNotification } from './service/drive.ts'

export const lenderSimulatorJobs: JobHandlers = {
  'lender-simulator.decide': decideApplication,
  'lender-simulator.deliver': deliverNotification,
}
