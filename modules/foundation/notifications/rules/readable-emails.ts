import type { Role } from '#platform/contract/call.ts'

/** Which letters a role's work needs, by what their names begin with; an admin reads them all. */
const emailKindsByRole: Record<Exclude<Role, 'admin'>, readonly string[]> = {
  sales: ['order', 'orders', 'invoice', 'upo', 'company', 'watches'],
  finance: ['order', 'orders', 'invoice'],
  verification: ['identity', 'verification', 'company'],
  content: [],
}

/** The roles that read letters at all. */
export const outboxRoles = (
  Object.keys(emailKindsByRole) as (keyof typeof emailKindsByRole)[]
).filter((role) => emailKindsByRole[role].length > 0)

/** The kinds of letters that these roles read; `undefined` is every kind. */
export function listReadableKinds(roles: readonly Role[]): readonly string[] | undefined {
  if (roles.includes('admin')) return undefined
  return [...new Set(roles.flatMap((role) => (role === 'admin' ? [] : emailKindsByRole[role])))]
}

/** What a letter's name begins with: `order` of `order.placed`. */
export const getEmailKind = (template: string): string => template.split('.')[0]!
