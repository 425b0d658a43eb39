import type { LenderApplicationStatus } from '#modules/finance/lenders/rules/lenders.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const lenderStatusTones: Record<LenderApplicationStatus, BadgeTone> = {
  draft: 'neutral',
  submitted: 'info',
  asked: 'warning',
  agreement_sent: 'warning',
  active: 'success',
  declined: 'danger',
}
