import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { isCompanyOwner, findOwnCompanyId } from '#modules/people/identity/service/accounts.ts'
import { assertRegionHierarchy } from '#modules/foundation/regions/service/regions.ts'
import type { BusinessAddress, CompanyDetails, PersonInCharge } from './contract.ts'
import type { CompanyState } from './rules.ts'
import * as store from './store/companies.ts'

/** Creates a company with that verification state. Returns its id. */
export const createCompany = (
  { db, clock }: AppDeps,
  { name, npwp = null, state }: { name: string; npwp?: string | null; state: CompanyState },
): Promise<string> => store.insert(db, { name, npwp, state, at: clock.now() })

/** Sets the verification state of a company in the caller's transaction. */
export const setCompanyState = ({ db, clock }: AppDeps, id: string, state: CompanyState) =>
  store.setState(db, id, state, clock.now())

/** Names a company that is not verified yet, so that staff can find it. */
export const renameCompany = ({ db }: AppDeps, id: string, name: string) =>
  store.setName(db, id, name)

/** Copies the details that staff verified into the company. */
export const copyVerifiedDetails = (
  { db }: AppDeps,
  id: string,
  answers: {
    company: z.output<typeof CompanyDetails>
    pic: z.output<typeof PersonInCharge>
    address: z.output<typeof BusinessAddress>
  },
) => store.saveDetails(db, id, answers.company, answers.pic, answers.address)

/** Throws 422 `company.not_owner` for purchasers and approvers. */
export async function assertCompanyOwner({ db, buyer }: BuyerContext): Promise<void> {
  if (await isCompanyOwner(db, buyer.accountId)) return
  throw new Refusal(
    'company.not_owner',
    'Hanya pemilik akun perusahaan yang boleh mengubah data dan dokumennya.',
  )
}

/** The business address of the buyer's verified company; null where they may not change it. */
export async function showOwnAddress(ctx: BuyerContext) {
  const id = await findOwnCompanyId(ctx)
  if (!id || !(await isCompanyOwner(ctx.db, ctx.buyer.accountId))) return null
  const company = await store.findAddress(ctx.db, id)
  if (company?.state !== 'verified') return null
  const { name, street, provinceId, cityId, districtId, villageId, postalCode } = company
  if (!street || !provinceId || !cityId || !districtId || !villageId || !postalCode)
    return { id, name, address: null, place: null }
  const regions = [company.village, company.district, company.city, company.province].join(', ')
  return {
    id,
    name,
    address: { street, provinceId, cityId, districtId, villageId, postalCode },
    place: `${street}, ${regions} ${postalCode}`,
  }
}

/**
 * Changes the business address of the buyer's company. Throws 404, 422 `company.not_owner` and 422 where
 * the regions do not match.
 */
export async function changeAddress(
  ctx: BuyerContext,
  id: string,
  address: z.output<typeof BusinessAddress>,
) {
  if ((await findOwnCompanyId(ctx)) !== id) throw notFound()
  await assertCompanyOwner(ctx)
  await withTransaction(ctx, async (ctx) => {
    await assertRegionHierarchy(ctx.db, address)
    await store.saveAddress(ctx.db, id, address)
  })
  return address
}

type CompanyListQuery = Paging & {
  search?: string | undefined
  state?: CompanyState | undefined
}

/** A page of companies, by name. */
export async function list({ db }: AppDeps, query: CompanyListQuery) {
  const { page, count } = query
  const [results, total] = await Promise.all([
    store.listPage(db, query),
    store.countMatching(db, query),
  ])
  return { results, page, count, total, totalIsExact: true }
}
