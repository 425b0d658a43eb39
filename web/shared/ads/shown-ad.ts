import type { z } from 'zod'
import type { adCalls } from '#modules/content/ads/contract.ts'
import { fillSlogan } from '#modules/content/ads/rules/present-ad.ts'
import { adPlacementNames, type AdPlacement } from '#modules/content/ads/rules/placements.ts'

type AdBrand = z.output<typeof adCalls.list.response.schema>['results'][number]

/** An ad with the brand that it is for, its slogan filled with what is advertised. */
export type ShownAd = AdBrand['contents'][number] & { brandName: string; slogan: string }

/** The ads of brands in their order. A slogan names what the ad is for, or its brand; never what the page is about. */
export const listShownAds = (brands: readonly AdBrand[]): ShownAd[] =>
  brands.flatMap(({ brandName, brandSlogan, contents }) =>
    contents.map((content) => ({
      ...content,
      brandName,
      slogan: fillSlogan(brandSlogan, content.product || brandName),
    })),
  )

/** What an ad is called beside others of its brand: `Iklan Karang Jaya, banner atas`. */
export const nameAd = ({ brandName, placement }: ShownAd): string =>
  `Iklan ${brandName}, ${adPlacementNames[placement].toLowerCase()}`

/** The ad of a place that shows one. */
export const findAd = (ads: readonly ShownAd[], placement: AdPlacement): ShownAd | undefined =>
  ads.find((ad) => ad.placement === placement)
