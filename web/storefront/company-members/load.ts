import { isCallError } from '#platform/contract/call-error.ts'
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
