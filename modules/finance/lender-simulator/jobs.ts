import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { decideApplication, deliverNotification } from './service/drive.ts'
import { decideLoan, payLoan } from './service/simulated-loans.ts'

export const lenderSimulatorJobs: JobHandlers = {
  'lender-simulator.decide': decideApplication,
  'lender-simulator.decide-loan': decideLoan,
  'lender-simulator.pay-loan': payLoan,
  'lender-simulator.deliver': deliverNotification,
}
