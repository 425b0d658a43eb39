import type { CreditStatus } from '#modules/finance/credit-terms/rules/credit-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const creditStatusTones: Record<CreditStatus, BadgeTone> = {
  none: 'neutral',
  applied: 'warning',
  active: 'success',
  frozen: 'danger',
}
