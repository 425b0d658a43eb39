import { useOutletContext } from 'react-router'
import type { z } from 'zod'
import type { StaffUser } from '#modules/identity/contract.ts'
import { roleNames } from '#modules/staff/rules.ts'
import type { Role } from '#platform/contract/call.ts'

export type Staff = z.output<typeof StaffUser>

/** The roles of a member of staff as they are called: `Penjualan, Keuangan`. */
export const rolesInWords = ({ roles }: Pick<Staff, 'roles'>): string =>
  roles.map((role) => roleNames[role as Role] ?? role).join(', ')

/** Whether somebody may do what is open to `roles`; an admin may do everything. */
export const mayDo = (staff: Pick<Staff, 'roles'>, ...roles: Role[]): boolean =>
  staff.roles.includes('admin') || roles.some((role) => staff.roles.includes(role))

/** Why a button of another role stays closed. */
export const onlyFor = (role: Role): string =>
  `Hanya peran ${roleNames[role]} yang boleh melakukan ini.`

/** Who works at this desk, for the pages inside its layout. */
export const useStaff = (): Staff => useOutletContext<Staff>()
