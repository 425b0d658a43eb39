import { defineEventLog } from '#platform/database/event-log.ts'
import type { SubmissionActor, SubmissionStatus } from '../rules.ts'

export const submissionEvents = defineEventLog<SubmissionStatus, SubmissionActor>({
  table: 'kyc_event',
  owner: 'submission_id',
  actor: 'actor',
})
