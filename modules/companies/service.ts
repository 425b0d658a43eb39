import type { z } from 'zod'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { isOwner, ownCompany } from '#modules/identity/service.ts'
import { checkRegions } from '#modules/regions/service.ts'
import type { BusinessAddress, CompanyFacts, PersonInCharge } from './contract.ts'
import type { CompanyState } from './rules.ts'
import * as store from './store.ts'

/** Creates a company in a state of its verification; answers its id. */
export const createCompany = (
  { db, clock }: Tools,
  { name, npwp = null, state }: { name: string; npwp?: string | null; state: CompanyState },
): Promise<string> => store.insert(db, { name, npwp, state, at: clock.now() })

/** Moves a company to a state of its verification, in the caller's transaction. */
export const setCompanyState = ({ db, clock }: Tools, id: string, state: CompanyState) =>
  store.setState(db, id, state, clock.now())

/** What a company that is not verified yet says it is called, so that staff find it by its own name. */
export const nameCompany = ({ db }: Tools, id: string, name: string) => store.setName(db, id, name)

/** What was found true of a company becomes what it is known by. */
export const adoptFacts = (
  { db }: Tools,
  id: string,
  answers: {
    company: z.output<typeof CompanyFacts>
    pic: z.output<typeof PersonInCharge>
    address: z.output<typeof BusinessAddress>
  },
) => store.saveFacts(db, id, answers.company, answers.pic, answers.address)

/** Throws 422 `company.not_owner` for a colleague who only buys for their company, or approves. */
export async function checkOwner({ db, buyer }: BuyerContext): Promise<void> {
  if (await isOwner(db, buyer.accountId)) return
  throw new Refusal(
    'company.not_owner',
    'Hanya pemilik akun perusahaan yang boleh mengubah data dan dokumennya.',
  )
}

/** The business address of the asker's verified company; null where it is not theirs to change. */
export async function ownAddress(ctx: BuyerContext) {
  const id = await ownCompany(ctx)
  if (!id || !(await isOwner(ctx.db, ctx.buyer.accountId))) return null
  const found = await store.seatOf(ctx.db, id)
  if (found?.state !== 'verified') return null
  const { name, street, provinceId, cityId, districtId, villageId, postalCode } = found
  if (!street || !provinceId || !cityId || !districtId || !villageId || !postalCode)
    return { id, name, address: null, place: null }
  const regions = [found.village, found.district, found.city, found.province].join(', ')
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
  seat: z.output<typeof BusinessAddress>,
) {
  if ((await ownCompany(ctx)) !== id) throw notFound()
  await checkOwner(ctx)
  await withTransaction(ctx, async (ctx) => {
    await checkRegions(ctx.db, seat)
    await store.saveSeat(ctx.db, id, seat)
  })
  return seat
}

type Wanted = {
  search?: string | undefined
  state?: CompanyState | undefined
  page: number
  count: number
}

/** A page of the companies by name. */
export async function list({ db }: Tools, wanted: Wanted) {
  const { page, count } = wanted
  const [results, total] = await Promise.all([store.page(db, wanted), store.total(db, wanted)])
  return { results, page, count, total, totalIsExact: true }
}
