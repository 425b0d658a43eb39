import { isCallFailed } from '#platform/contract/failure.ts'
import type { Api } from '#modules/client.ts'

/** The company's people and what waits for the reader's word; undefined for who has no company. */
export async function companyOf(
  { companyPeople }: Pick<Api, 'companyPeople'>,
  hasCompany: boolean,
) {
  if (!hasCompany) return undefined
  const [people, { results: approvals }] = await Promise.all([
    companyPeople.people(),
    companyPeople.approvals(),
  ])
  return { ...people, approvals }
}
export type CompanyData = NonNullable<Awaited<ReturnType<typeof companyOf>>>

/** What the link in the reader's mail invites to; `gone` where it no longer does. */
export async function invitationOf(
  { companyPeople }: Pick<Api, 'companyPeople'>,
  token: string | null,
) {
  if (!token) return undefined
  try {
    return { token, ...(await companyPeople.invited({ query: { token } })) }
  } catch (thrown) {
    const isGone =
      (thrown instanceof Response && thrown.status === 404) ||
      (isCallFailed(thrown) && thrown.status < 500)
    if (!isGone) throw thrown
    return { gone: true as const }
  }
}
export type Invitation = NonNullable<Awaited<ReturnType<typeof invitationOf>>>
