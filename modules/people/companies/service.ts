import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { isCompanyOwner, findOwnCompanyId } from '#modules/people/identity/service/accounts.ts'
import { assertRegionHierarchy } from '#modules/foundation/regions/service/regions.ts'
import type { BusinessAddress, CompanyDetails, PersonInCharge } from './contract.ts'
import type { CompanyState } from './rules.ts'
import * as store from './store/companies.ts'

/** Creates a company in a state of its verification; answers its id. */
export const createCompany = (
  { db, clock }: AppDeps,
  { name, npwp = null, state }: { name: string; npwp?: string | null; state: CompanyState },
): Promise<string> => store.insert(db, { name, npwp, state, at: clock.now() })

/** Moves a company to a state of its verification, in the caller's transaction. */
export const setCompanyState = ({ db, clock }: AppDeps, id: string, state: CompanyState) =>
  store.setState(db, id, state, clock.now())

/** What a company that is not verified yet says it is called, so that staff find it by its own name. */
export const renameCompany = ({ db }: AppDeps, id: string, name: string) =>
  store.setName(db, id, name)

/** What was found true of a company becomes what it is known by. */
export const copyVerifiedDetails = (
  { db }: AppDeps,
  id: string,
  answers: {
    company: z.output<typeof CompanyDetails>
    pic: z.output<typeof PersonInCharge>
    address: z.output<typeof BusinessAddress>
  },
) => store.saveDetails(db, id, answers.company, answers.pic, answers.address)

/** Throws 422 `company.not_owner` for a colleague who only buys for their company, or approves. */
export async function assertCompanyOwner({ db, buyer }: BuyerContext): Promise<void> {
  if (await isCompanyOwner(db, buyer.accountId)) return
  throw new Refusal(
    'company.not_owner',
    'Hanya pemilik akun perusahaan yang boleh mengubah data dan dokumennya.',
  )
}

/** The business address of the asker's verified company; null where it is not theirs to change. */
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
 * Changes the seat of the asker's own company. Throws 404, 422 `company.not_owner` and on regions that do
 * not fit.
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

type CompanyListQuery = {
  search?: string | undefined
  state?: CompanyState | undefined
  page: number
  count: number
}

/** A page of the companies by name. */
export async function list({ db }: AppDeps, query: CompanyListQuery) {
  const { page, count } = query
  const [results, total] = await Promise.all([
    store.listPage(db, query),
    store.countMatching(db, query),
  ])
  return { results, page, count, total, totalIsExact: true }
}
