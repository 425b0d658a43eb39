import type { ReturnStatus } from '#modules/finance/returns/rules/return-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const returnStatusTones: Record<ReturnStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'info',
  refused: 'danger',
  withdrawn: 'neutral',
  received: 'primary',
  credited: 'success',
}
