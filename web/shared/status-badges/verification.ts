import type { CompanyDocumentStatus, SubmissionStatus } from '#modules/people/verification/rules.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const submissionStatusTones: Record<SubmissionStatus, BadgeTone> = {
  draft: 'neutral',
  submitted: 'warning',
  in_review: 'info',
  approved: 'success',
  rejected: 'danger',
}

export const documentStatusTones: Record<CompanyDocumentStatus, BadgeTone> = {
  waiting: 'warning',
  accepted: 'success',
  refused: 'danger',
}
