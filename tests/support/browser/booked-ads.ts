import { toJakartaDate } from '#platform/clock.ts'
import type { AdPlacement, AdType } from '#modules/content/ads/rules/placements.ts'
import { storeAdPictures } from '../content/ad-pictures.ts'
import type { ServedShop } from '../served-shop.ts'

/** Browsers of tests say that they have no window, as crawlers do. */
export const READER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
}

/** The floating button, which is loaded with what shows ads. */
export const FLOATING_BUTTON = 'aside[aria-label="Bantuan"] > [data-place]'

/** Has a brand advertise as diamond. `bookAd` books one of its ads for today; `adName` is what its ads are called. */
export async function prepareAds(shop: ServedShop) {
  const staff = await shop.asStaff('konten@contoh.id')
  const today = toJakartaDate(shop.clock.now())
  const [brand] = (await staff.staffAds.brands()).others
  const { id: adBrandId } = await staff.staffAds.addBrand({
    body: { brandId: Number(brand!.id), tier: 'diamond' },
  })
  const pictures = await storeAdPictures(shop.deps.files)

  const bookAd = async (
    type: AdType,
    placement: AdPlacement,
    product = '',
    isViewRepeated = false,
  ) => {
    const body = {
      adBrandId: Number(adBrandId),
      type,
      placement,
      imgBucketSrc: pictures[placement],
      product,
      isViewRepeated,
      link: '/faq',
      startsOn: today,
      endsOn: today,
    }
    return (await staff.staffAds.addAd({ body })).id
  }

  return { staff, bookAd, brandName: brand!.name, adName: new RegExp(`^Iklan ${brand!.name}, `) }
}
