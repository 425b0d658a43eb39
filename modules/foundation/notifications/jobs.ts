import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { deliverMessage, deliverTogether } from './service/delivery.ts'
import { reportByStandIn, STAND_IN_JOB } from './service/stand-in-reports.ts'
import { LATE_REPORTS_JOB, recordLateReports } from './service/whatsapp-reports.ts'
import { DELIVER_JOB, DELIVER_TOGETHER_JOB } from './service.ts'

export const notificationJobs: JobHandlers = {
  [DELIVER_JOB]: deliverMessage,
  [DELIVER_TOGETHER_JOB]: deliverTogether,
  [LATE_REPORTS_JOB]: recordLateReports,
  [STAND_IN_JOB]: reportByStandIn,
}
