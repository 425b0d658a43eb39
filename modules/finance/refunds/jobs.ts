import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sendThroughGateway } from './service/send-through-gateway.ts'

export const refundJobs: JobHandlers = { 'refunds.send': sendThroughGateway }
