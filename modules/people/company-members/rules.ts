import { Refusal } from '#platform/refusal.ts'

export const companyRoles = ['owner', 'purchaser', 'approver'] as const
export type CompanyRole = (typeof companyRoles)[number]

export const companyRoleNames: Record<CompanyRole, string> = {
  owner: 'Pemilik',
  purchaser: 'Pembelian',
  approver: 'Penyetuju',
}

/** Whether the role reads what the whole company owes; purchasers read what they ordered themselves. */
export const overseesCompany = (role: CompanyRole): boolean => role !== 'purchaser'

type MemberRole = { id: string; role: CompanyRole }

/** Throws 422 `people.last_owner` where a change would leave a company without an owner. */
export function assertOwnerRemains(
  members: readonly MemberRole[],
  id: string,
  next?: CompanyRole,
): void {
  const owners = members.filter((member) =>
    member.id === id ? next === 'owner' : member.role === 'owner',
  )
  if (owners.length > 0) return
  const message = 'Perusahaan harus punya pemilik. Jadikan rekan lain pemilik dahulu.'
  throw Refusal.field('role', 'people.last_owner', message)
}

/** What every order of a company has to carry of the company's own purchase order. */
export type PoRules = { requiresPoNumber: boolean; requiresPoFile: boolean }
/** The rules of a company's orders: also whether each delivery on credit terms is invoiced for itself. */
type OrderRules = PoRules & { invoicesDeliveries: boolean }
/** What is left out stays. */
export type OrderRuleChanges = { [Rule in keyof OrderRules]?: boolean | undefined }
