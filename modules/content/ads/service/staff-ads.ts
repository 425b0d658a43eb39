import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { formatDate } from '#platform/format.ts'
import type { Paging } from '#platform/paging.ts'
import { defineAdminEntity } from '#modules/catalogue/catalogue-admin/service/admin-entity.ts'
import { checkPicture } from '#modules/content/content-versions/service/check-picture.ts'
import { findAdState, findFullDay, type AdState } from '../rules/booking.ts'
import { toCounts } from '../rules/counts.ts'
import {
  AD_SIZES,
  adTierNames,
  describePlace,
  getPlaceCapacity,
  isPlaceAllowed,
} from '../rules/placements.ts'
import * as brandStore from '../store/ad-brands.ts'
import * as countStore from '../store/ad-counts.ts'
import * as store from '../store/ads.ts'

type ListQuery = Paging & {
  state?: AdState | undefined
  brand?: number | undefined
}

const toValues = (row: store.AdRow): store.AdValues => ({
  adBrandId: row.adBrandId,
  type: row.type,
  placement: row.placement,
  imgBucketSrc: row.imgBucketSrc,
  product: row.product,
  link: row.link,
  isViewRepeated: row.isViewRepeated,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
})

const ads = defineAdminEntity({
  type: 'ad',
  noun: 'iklan',
  // An ad has no name of its own; days are checked under the lock of the table.
  uniqueIndex: 'ad_pkey',
  lock: store.lock,
  toBody: (row) => ({ ...toValues(row) }),
})

/** Ads of all brands, the latest first, with their views and clicks. */
export async function list({ db, clock }: AppDeps, { page, count, ...filter }: ListQuery) {
  const query = { ...filter, today: toJakartaDate(clock.now()) }
  const [rows, total] = await Promise.all([
    store.listPage(db, query, page, count),
    store.countMatching(db, query),
  ])
  const sums = await countStore.sumOfAds(
    db,
    rows.map(({ id }) => id),
  )
  const results = rows.map((row) => present(row, sums.get(row.id), query.today))
  return { results, page, count, total, totalIsExact: true }
}

/** One ad for its editor. Throws 404. */
export async function show({ db, clock }: AppDeps, id: number) {
  const row = await store.findById(db, id)
  if (!row) throw notFound()
  const sums = await countStore.sumOfAds(db, [id])
  return {
    ...present(row, sums.get(id), toJakartaDate(clock.now())),
    revision: row.revision,
  }
}

/** Books an ad. Throws 422 `ad.brand`, `ad.place`, `ad.period`, `ad.picture`, 409 `ad.taken`. */
export const add = (ctx: StaffContext, values: store.AdValues) =>
  ads.add(ctx, taken, async (ctx) => {
    await checkAdPicture(ctx, values, undefined)
    const brandName = await checkBooking(ctx, values, undefined)
    const id = await store.insert(ctx.db, values, ctx.clock.now())
    return { id, after: { ...values, name: brandName }, label: toLabel(brandName, values) }
  })

type Change = Omit<store.AdValues, 'imgBucketSrc'> & {
  imgBucketSrc?: string | undefined
  revision: number
}

/** Changes an ad. Throws 404, 409 `desk.changed`, and as `add`. */
export const change = (ctx: StaffContext, id: number, { revision, ...input }: Change) =>
  ads.change(ctx, id, {
    revision,
    taken,
    toValues: async (ctx, before) => {
      const values = { ...input, imgBucketSrc: input.imgBucketSrc ?? before.imgBucketSrc }
      await checkAdPicture(ctx, values, before)
      return { ...values, name: await checkBooking(ctx, values, id) }
    },
    save: ({ db }, { name: _name, ...values }) => store.update(db, id, values),
    labelOf: ({ name, ...values }) => toLabel(name, values),
  })

/** Removes an ad with its figures. Throws 404. */
export const remove = (ctx: StaffContext, id: number) =>
  ads.remove(ctx, id, ({ db }) => store.remove(db, id))

const taken = new Refusal('ad.taken', 'Tempat ini sudah dipesan.', 409)

const toLabel = (brandName: string, values: store.AdValues): string =>
  `${brandName}, ${describePlace(values)}`

/** A picture that is new, or stands at a place of another size, has to fit it: pages reserve its proportions. */
async function checkAdPicture(
  ctx: StaffContext,
  { imgBucketSrc, placement }: store.AdValues,
  before: store.AdValues | undefined,
): Promise<void> {
  const needed = AD_SIZES[placement]
  if (before?.imgBucketSrc === imgBucketSrc && AD_SIZES[before.placement] === needed) return
  const problem = await checkPicture(ctx, imgBucketSrc, needed)
  if (problem) throw Refusal.field('imgBucketSrc', 'ad.picture', problem)
}

/** Looks whether a brand may book a place for a period; returns the brand's name. Others book after this transaction. */
async function checkBooking(
  { db }: StaffContext,
  values: store.AdValues,
  ownId: number | undefined,
): Promise<string> {
  if (values.endsOn < values.startsOn)
    throw Refusal.field('endsOn', 'ad.period', 'Hari terakhir tidak boleh sebelum hari pertama.')
  const brand = await brandStore.lock(db, values.adBrandId)
  if (!brand) throw Refusal.field('adBrandId', 'ad.brand', 'Pilih merek yang beriklan.')
  if (!isPlaceAllowed(brand.tier, values))
    throw Refusal.field(
      'placement',
      'ad.place',
      `Tingkat ${adTierNames[brand.tier]} tidak punya tempat ${describePlace(values)}.`,
    )
  await store.lockBookings(db)
  const booked = await store.listBooked(db, values, values.startsOn, ownId)
  const fullDay = findFullDay(values, booked, getPlaceCapacity(values))
  if (fullDay)
    throw new Refusal(
      'ad.taken',
      `${describePlace(values)} sudah terisi pada ${formatDate(fullDay)}. Pilih hari atau tempat lain.`,
      409,
      { errors: { startsOn: `Terisi pada ${formatDate(fullDay)}.` } },
    )
  return brand.brandName
}

const present = (
  row: store.AdRow,
  sums: { views: number; clicks: number } | undefined,
  today: string,
) => ({
  ...toValues(row),
  id: String(row.id),
  adBrandId: String(row.adBrandId),
  brandName: row.brandName,
  tier: row.tier,
  state: findAdState(row, today),
  counts: toCounts(sums ?? { views: 0, clicks: 0 }),
})
