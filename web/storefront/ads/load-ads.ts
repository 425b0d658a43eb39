import type { Api } from '#modules/client.ts'
import type { AdType } from '#modules/content/ads/rules/placements.ts'
import { listShownAds, type ShownAd } from '#web/shared/ads/shown-ad.ts'

/** The ads of a page of a type. */
export const loadAds = async ({ ads }: Pick<Api, 'ads'>, type: AdType): Promise<ShownAd[]> =>
  listShownAds((await ads.list({ query: { type } })).results)
