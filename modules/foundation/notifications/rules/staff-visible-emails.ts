import type { Role } from '#platform/contract/call.ts'

/** The kinds of e-mail that each role may read, by the first part of the template's name. An admin reads all. */
const emailKindsByRole: Record<Exclude<Role, 'admin'>, readonly string[]> = {
  sales: [
    'order',
    'orders',
    'substitution',
    'invoice',
    'return',
    'refund',
    'credit',
    'loan',
    'upo',
    'negotiation',
    'ticket',
    'chat',
    'company',
    'watches',
  ],
  finance: ['order', 'orders', 'invoice', 'return', 'refund', 'credit', 'lender', 'loan'],
  verification: ['identity', 'verification', 'company', 'lender', 'loan'],
  content: [],
  warehouse: [],
}

/** The roles that may read any e-mail. */
export const outboxRoles = (
  Object.keys(emailKindsByRole) as (keyof typeof emailKindsByRole)[]
).filter((role) => emailKindsByRole[role].length > 0)

/** The kinds of e-mail that these roles may read; undefined for all kinds. */
export function listReadableKinds(roles: readonly Role[]): readonly string[] | undefined {
  if (roles.includes('admin')) return undefined
  return [...new Set(roles.flatMap((role) => (role === 'admin' ? [] : emailKindsByRole[role])))]
}

/** The first part of a template's name: `order` of `order.placed`. */
export const getEmailKind = (template: string): string => template.split('.')[0]!
