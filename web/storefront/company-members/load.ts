import { isCallError } from '#platform/contract/call-error.ts'
import type { SessionUser } from '#web/context.ts'
import type { Api } from '#modules/client.ts'

/** The company's members and the orders that wait for the reader's approval; undefined without a company. */
export async function loadCompany(
  { approvals, companyMembers }: Pick<Api, 'approvals' | 'companyMembers'>,
  hasCompany: boolean,
) {
  if (!hasCompany) return undefined
  const [company, { results: pendingApprovals }] = await Promise.all([
    companyMembers.people(),
    approvals.list(),
  ])
  return { ...company, approvals: pendingApprovals }
}
/** Colleagues' orders that wait for this visitor's decision; none for a visitor without a company. */
export async function loadApprovals(
  { approvals }: Pick<Api, 'approvals'>,
  user: SessionUser | undefined,
) {
  if (user?.kind !== 'business') return []
  return (await approvals.list()).results
}

/** Names of those who decide about orders above a limit: the approvers, else the owners. */
export async function loadApproverNames({ companyMembers }: Pick<Api, 'companyMembers'>) {
  const { members } = await companyMembers.people()
  const approvers = members.filter(({ role }) => role === 'approver')
  const deciding = approvers.length > 0 ? approvers : members.filter(({ role }) => role === 'owner')
  return deciding.map(({ name }) => name)
}

export type CompanyData = NonNullable<Awaited<ReturnType<typeof loadCompany>>>

/** The invitation of an e-mail's link; `gone` where it is no longer valid. */
export async function loadInvitation(
  { companyMembers }: Pick<Api, 'companyMembers'>,
  token: string | null,
) {
  if (!token) return undefined
  try {
    return { token, ...(await companyMembers.invited({ query: { token } })) }
  } catch (thrown) {
    const isGone =
      (thrown instanceof Response && thrown.status === 404) ||
      (isCallError(thrown) && thrown.status < 500)
    if (!isGone) throw thrown
    return { gone: true as const }
  }
}
export type Invitation = NonNullable<Awaited<ReturnType<typeof loadInvitation>>>
