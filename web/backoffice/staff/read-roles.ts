import type { Role } from '#platform/contract/call.ts'

/** The ticked roles. The call refuses values that are no roles. */
export const readRoles = (form: FormData): Role[] => form.getAll('roles').map(String) as Role[]
