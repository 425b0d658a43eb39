import type { LoanStatus } from '#modules/finance/loans/rules/loans.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const loanStatusTones: Record<LoanStatus, BadgeTone> = {
  opened: 'warning',
  submitted: 'info',
  approved: 'info',
  paid: 'success',
  repaid: 'neutral',
  refused: 'danger',
  cancelled: 'neutral',
}
