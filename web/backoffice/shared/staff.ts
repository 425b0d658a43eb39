import { useOutletContext } from 'react-router'
import type { z } from 'zod'
import type { StaffUser } from '#modules/people/identity/staff-contract.ts'
import { staffRoleNames } from '#modules/people/staff/rules.ts'
import type { Role } from '#platform/contract/call.ts'

export type SignedInStaff = z.output<typeof StaffUser>

/** The names of a member's roles: `Penjualan, Keuangan`. */
export const formatRoles = ({ roles }: Pick<SignedInStaff, 'roles'>): string =>
  roles.map((role) => staffRoleNames[role as Role] ?? role).join(', ')

/** Whether a member of staff has one of `roles`. An admin has all of them. */
export const hasRole = (staff: Pick<SignedInStaff, 'roles'>, ...roles: Role[]): boolean =>
  staff.roles.includes('admin') || roles.some((role) => staff.roles.includes(role))

/** Why an action is closed to other roles. */
export const describeRequiredRole = (role: Role): string =>
  `Hanya peran ${staffRoleNames[role]} yang boleh melakukan ini.`

/** The signed-in member of staff, for pages inside the layout. */
export const useStaff = (): SignedInStaff => useOutletContext<SignedInStaff>()
