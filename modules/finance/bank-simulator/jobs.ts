import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { deliverNotification } from './service/drive.ts'

export const bankSimulatorJobs: JobHandlers = { 'bank-simulator.deliver': deliverNotification }
