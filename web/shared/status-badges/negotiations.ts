import type { NegotiationStatus } from '#modules/selling/negotiations/rules/negotiation-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const negotiationStatusTones: Record<NegotiationStatus, BadgeTone> = {
  submitted: 'info',
  countered: 'warning',
  accepted: 'success',
  rejected: 'neutral',
  ordered: 'primary',
  cancelled: 'neutral',
  declined: 'danger',
  expired: 'neutral',
}
