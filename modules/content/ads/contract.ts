import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'
import { adPlacements, adTiers, adTypes } from './rules/placements.ts'

const AdContent = z.object({
  id: z.int(),
  type: z.enum(adTypes),
  placement: z.enum(adPlacements),
  imgBucketSrc: z.string(),
  /** What it is for, in words; empty for the brand as a whole. */
  product: z.string(),
  link: z.string(),
  viewEventName: z.string(),
  clickEventName: z.string(),
  /** Whether each view counts, instead of one a visit. */
  isViewRepeated: z.boolean(),
})

/** A brand that advertises (specification §3), with how many of its ads are shown today. */
const AdBrand = z.object({
  brandKey: z.string(),
  brandName: z.string(),
  brandSlogan: z.string(),
  tier: z.enum(adTiers),
  contents: z.array(AdContent),
})

const adEventKinds = ['view', 'click'] as const

export const adCalls = {
  list: call('GET /ads', {
    summary: 'Brands with the ads that pages of a type show today (our addition)',
    query: z.object({ type: z.enum(adTypes, 'Jenis halaman ini tidak ada.') }),
    cache: { query: ['type'], sameForAll: true },
    response: json(z.object({ results: z.array(AdBrand) })),
  }),
  count: call('POST /ads/events', {
    summary: 'Counts views and clicks of ads; crawlers are not counted (our addition)',
    limit: { times: 240, seconds: 60, by: 'address' },
    body: z.object({
      events: z
        .array(
          z.object({
            ad: z
              .int()
              .min(1)
              .max(2 ** 31 - 1),
            kind: z.enum(adEventKinds),
          }),
          'Kirim kejadiannya sebagai daftar.',
        )
        .min(1, 'Kirim satu kejadian atau lebih.')
        .max(20, 'Paling banyak 20 kejadian.'),
    }),
    response: json(OkResponse),
  }),
}
