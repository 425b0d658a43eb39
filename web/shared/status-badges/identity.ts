import type { AccountStatus } from '#modules/people/identity/rules/accounts.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const accountStatusTones: Record<AccountStatus, BadgeTone> = {
  pending_activation: 'warning',
  active: 'success',
  suspended: 'danger',
  closed: 'neutral',
}
