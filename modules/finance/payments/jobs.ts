import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { remindOfPayment } from './service/payment-reminder.ts'

export const paymentJobs: JobHandlers = { 'payments.remind': remindOfPayment }
