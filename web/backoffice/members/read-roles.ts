import type { Role } from '#platform/contract/call.ts'

/** The roles that were ticked; what is none is refused by the call. */
export const readRoles = (form: FormData): Role[] => form.getAll('roles').map(String) as Role[]
