import type { StaffMemberState } from '#modules/people/staff/rules.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const staffStateTones: Record<StaffMemberState, BadgeTone> = {
  invited: 'warning',
  active: 'success',
  suspended: 'danger',
}
