import { z } from 'zod'
import { call, created, json, stream } from '#platform/contract/call.ts'
import { FilteredDay, listOf, OkResponse, PageQuery } from '#platform/contract/schemas.ts'
import {
  PicturePath,
  Revision,
  ShopLink,
  writingStaff,
} from '#modules/content/content-versions/contract.ts'
import { adPlacements, adTiers, adTypes } from './rules/placements.ts'

const Id = z.coerce
  .number('Pilih mereknya.')
  .int('Pilih mereknya.')
  .min(1)
  .max(2 ** 31 - 1)
const Day = (empty: string) => z.iso.date(empty).refine((day) => day >= '2000-01-01', empty)
const State = z.enum(['scheduled', 'running', 'ended'])

const AdFields = z.object({
  adBrandId: Id,
  type: z.enum(adTypes, 'Pilih halamannya.'),
  placement: z.enum(adPlacements, 'Pilih tempatnya.'),
  imgBucketSrc: PicturePath,
  /** What the slogan names in place of `{product}`; the brand where it is left out. */
  product: z.string().trim().max(60, 'Paling banyak 60 karakter.').default(''),
  link: ShopLink,
  /** Whether each view counts, instead of one a visit. */
  isViewRepeated: z.boolean().default(false),
  startsOn: Day('Tulis hari pertamanya.'),
  endsOn: Day('Tulis hari terakhirnya.'),
})

const Counts = z.object({
  views: z.int(),
  clicks: z.int(),
  /** Clicks of a hundred views; null while nobody has seen it. */
  rate: z.number().nullable(),
})

const AdBrand = z.object({
  id: z.string(),
  brandId: z.string(),
  brandKey: z.string(),
  brandName: z.string(),
  logo: z.string(),
  tier: z.enum(adTiers),
  slogan: z.string(),
  revision: z.int(),
  /** Ads that run or are scheduled. */
  ads: z.int(),
})

const StaffAd = z.object({
  id: z.string(),
  adBrandId: z.string(),
  brandName: z.string(),
  tier: z.enum(adTiers),
  type: z.enum(adTypes),
  placement: z.enum(adPlacements),
  imgBucketSrc: z.string(),
  product: z.string(),
  link: z.string(),
  isViewRepeated: z.boolean(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  state: State,
  counts: Counts,
})

/** Days in Jakarta, both included; the last four weeks where they are left out. */
const FigureQuery = z.object({
  from: FilteredDay,
  to: FilteredDay,
  brand: Id.optional().catch(undefined),
})

const adCall = { ...writingStaff, ids: 'whole' } as const
const refusals = ['ad.place', 'ad.taken', 'ad.period', 'ad.brand', 'ad.picture'] as const

export const staffAdCalls = {
  brands: call('GET /staff/ad-brands', {
    ...writingStaff,
    summary: 'Brands that advertise, by tier, and those that may begin to',
    response: json(
      z.object({
        results: z.array(AdBrand),
        others: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
  }),
  addBrand: call('POST /staff/ad-brands', {
    ...writingStaff,
    summary: 'Lets a brand advertise at a tier',
    body: z.object({ brandId: Id, tier: z.enum(adTiers, 'Pilih tingkatnya.') }),
    refusals: ['ad.brand'],
    response: created(z.object({ id: z.string() })),
  }),
  changeBrand: call('PUT /staff/ad-brands/{id}', {
    ...adCall,
    summary: 'Changes the tier and the slogan of a brand that advertises',
    body: z.object({
      tier: z.enum(adTiers, 'Pilih tingkatnya.'),
      slogan: z.string().trim().max(120, 'Paling banyak 120 karakter.'),
      revision: Revision,
    }),
    refusals: ['desk.changed', 'ad.tier_in_use'],
    response: json(z.object({ id: z.string() })),
  }),
  ads: call('GET /staff/ads', {
    ...writingStaff,
    summary: 'Ads of all brands, the latest first, with their views and clicks',
    query: PageQuery.extend({
      state: State.optional().catch(undefined),
      brand: Id.optional().catch(undefined),
    }),
    response: json(listOf(StaffAd)),
  }),
  ad: call('GET /staff/ads/{id}', {
    ...adCall,
    summary: 'One ad as its editor needs it',
    response: json(StaffAd.extend({ revision: z.int() })),
  }),
  addAd: call('POST /staff/ads', {
    ...writingStaff,
    summary: 'Books an ad for some days',
    body: AdFields,
    refusals,
    response: created(z.object({ id: z.string() })),
  }),
  changeAd: call('PUT /staff/ads/{id}', {
    ...adCall,
    summary: 'Changes an ad',
    body: AdFields.extend({ imgBucketSrc: PicturePath.optional(), revision: Revision }),
    refusals: ['desk.changed', ...refusals],
    response: json(z.object({ id: z.string() })),
  }),
  removeAd: call('DELETE /staff/ads/{id}', {
    ...adCall,
    summary: 'Removes an ad with its figures',
    response: json(OkResponse),
  }),
  figures: call('GET /staff/ad-figures', {
    ...writingStaff,
    summary: 'Views, clicks and rate of ads by placement and by day',
    canLag: true,
    query: FigureQuery,
    response: json(
      z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        total: Counts,
        places: z.array(Counts.extend({ type: z.enum(adTypes), placement: z.enum(adPlacements) })),
        days: z.array(Counts.extend({ day: z.iso.date() })),
        brands: z.array(Counts.extend({ adBrandId: z.string(), brandName: z.string() })),
      }),
    ),
  }),
  exportFigures: call('GET /staff/exports/ad-figures', {
    ...writingStaff,
    summary: 'Views and clicks of every ad by day as a spreadsheet',
    limit: { times: 20, seconds: 60, by: 'caller' },
    query: FigureQuery.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx').catch('xlsx') }),
    response: stream('application/octet-stream'),
  }),
}
