import type { Db } from '#platform/database/database.ts'

/** Whom an application's news are for: who began it and still owns the company, else its other owners. */
export async function listApplicants(
  db: Db,
  { companyId, accountId }: { companyId: string; accountId: string },
) {
  const owners = await db
    .selectFrom('account')
    .select(['id', 'name', 'email'])
    .where('company_id', '=', companyId)
    .where('company_role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('email')
    .execute()
  const applicant = owners.filter(({ id }) => id === accountId)
  return applicant.length > 0 ? applicant : owners
}
