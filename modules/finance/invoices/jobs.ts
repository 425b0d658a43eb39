import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { issueForDelivery } from './service/issue-for-delivery.ts'

export const invoiceJobs: JobHandlers = { 'invoices.issue_for_delivery': issueForDelivery }
