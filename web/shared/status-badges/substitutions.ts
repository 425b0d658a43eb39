import type { SubstitutionStatus } from '#modules/checkout/substitutions/rules/substitution-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const substitutionStatusTones: Record<SubstitutionStatus, BadgeTone> = {
  open: 'warning',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
}
