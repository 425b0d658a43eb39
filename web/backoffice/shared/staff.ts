import { useOutletContext } from 'react-router'
import type { z } from 'zod'
import type { StaffUser } from '#modules/people/identity/contract.ts'
import { staffRoleNames } from '#modules/people/staff/rules.ts'
import type { Role } from '#platform/contract/call.ts'

export type SignedInStaff = z.output<typeof StaffUser>

/** The roles of a member of staff as they are called: `Penjualan, Keuangan`. */
export const formatRoles = ({ roles }: Pick<SignedInStaff, 'roles'>): string =>
  roles.map((role) => staffRoleNames[role as Role] ?? role).join(', ')

/** Whether somebody may do what is open to `roles`; an admin may do everything. */
export const hasRole = (staff: Pick<SignedInStaff, 'roles'>, ...roles: Role[]): boolean =>
  staff.roles.includes('admin') || roles.some((role) => staff.roles.includes(role))

/** Why a button of another role stays closed. */
export const describeRequiredRole = (role: Role): string =>
  `Hanya peran ${staffRoleNames[role]} yang boleh melakukan ini.`

/** Who works at this desk, for the pages inside its layout. */
export const useStaff = (): SignedInStaff => useOutletContext<SignedInStaff>()
