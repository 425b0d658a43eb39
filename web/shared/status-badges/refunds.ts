import type { RefundStatus } from '#modules/finance/refunds/rules/refund-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const refundStatusTones: Record<RefundStatus, BadgeTone> = {
  awaiting_account: 'neutral',
  ready: 'warning',
  awaiting_approval: 'warning',
  approved: 'primary',
  sending: 'info',
  paid: 'success',
}
