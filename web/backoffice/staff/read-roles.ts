import { sortRoles, staffRoleNames } from '#modules/people/staff/rules.ts'
import type { Role } from '#platform/contract/call.ts'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'

/** The ticked roles. The call refuses values that are no roles. */
export const readRoles = (form: FormData): Role[] => form.getAll('roles').map(String) as Role[]

/** Roles by name, as a form lists them. */
export const rolesDescribers: FieldDescribers = {
  roles: (roles) =>
    sortRoles((roles ?? []) as Role[])
      .map((role) => staffRoleNames[role])
      .join(', '),
}
