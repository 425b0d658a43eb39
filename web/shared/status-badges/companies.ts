import type { CompanyState } from '#modules/people/companies/rules.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const companyStateTones: Record<CompanyState, BadgeTone> = {
  none: 'neutral',
  submitted: 'warning',
  verified: 'success',
  rejected: 'danger',
}
