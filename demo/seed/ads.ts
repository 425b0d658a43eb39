import { addDays } from '#platform/calendar-days.ts'
import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { AD_SIZES, type AdPlacement } from '#modules/content/ads/rules/placements.ts'
import { DEFAULT_SLOGAN } from '#modules/content/ads/rules/present-ad.ts'
import { DEMO_AD_BRANDS, type DemoAd, type DemoAdBrand } from '#demo/ads/demo-ads.ts'
import type { AdPicture } from '#demo/ads/ad-picture.ts'
import { createRandom, drawBetween } from '#demo/catalogue/random.ts'
import type { DemoCatalogue } from '#demo/catalogue/types.ts'
import { adPictureName, logoFileName } from './images.ts'

/** A placement that shows the brand's logo instead of a picture of its own. */
const hasLogo = (placement: AdPlacement): boolean =>
  placement === 'logo' || placement === 'bottomfloating'

/** The pictures of the demo's ads, one for each brand and size. */
export function listAdPictures(catalogue: DemoCatalogue): AdPicture[] {
  return DEMO_AD_BRANDS.flatMap((brand) => {
    const placements = new Set(brand.ads.map(({ placement }) => placement))
    return [...placements]
      .filter((placement) => !hasLogo(placement))
      .map((placement) => describePicture(catalogue, brand, placement))
  })
}

function describePicture(
  { brands, categories }: DemoCatalogue,
  { brand, claim, fact, goods }: DemoAdBrand,
  placement: AdPlacement,
): AdPicture {
  const { name, colour } = brands.find(({ slug }) => slug === brand)!
  const { image } = categories
    .flatMap(({ subCategories }) => subCategories)
    .find(({ slug }) => slug === goods)!
  const printed = 'brand' in image ? { ...image, brand: { name, colour } } : image
  return { ...AD_SIZES[placement], brand: name, colour, claim, fact, goods: printed }
}

/** Books the demo's ads, with what they brought until yesterday. */
export async function seedAds(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  catalogue: DemoCatalogue,
): Promise<number> {
  const today = toJakartaDate(clock.now())
  let booked = 0
  for (const adBrand of DEMO_AD_BRANDS) {
    const brand = await db
      .selectFrom('brand')
      .select('id')
      .where('slug', '=', adBrand.brand)
      .executeTakeFirst()
    if (!brand) continue
    const { id: adBrandId } = await db
      .insertInto('ad_brand')
      .values({
        brand_id: brand.id,
        tier: adBrand.tier,
        slogan: adBrand.slogan ?? DEFAULT_SLOGAN,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const ad of adBrand.ads) {
      const { id } = await db
        .insertInto('ad')
        .values({
          ad_brand_id: adBrandId,
          type: ad.type,
          placement: ad.placement,
          img_bucket_src: findPicture(catalogue, adBrand, ad),
          product: adBrand.product,
          link: ad.link,
          starts_on: addDays(today, ad.from),
          ends_on: addDays(today, ad.to),
          created_at: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await seedCounts(db, { id, ad, today })
      booked += 1
    }
  }
  return booked
}

function findPicture(catalogue: DemoCatalogue, adBrand: DemoAdBrand, { placement }: DemoAd) {
  if (hasLogo(placement))
    return logoFileName(catalogue.brands.find(({ slug }) => slug === adBrand.brand)!)
  return adPictureName(describePicture(catalogue, adBrand, placement))
}

/** Views of a day and clicks of a hundred views, by placement. */
const AUDIENCES: Readonly<Record<AdPlacement, [views: number, rate: number]>> = {
  popup: [180, 3.1],
  topbanner: [420, 1.4],
  logo: [310, 0.9],
  sidebanner: [140, 1.1],
  insidearticle: [160, 2.2],
  bottomfloating: [380, 0.8],
}

type Counted = { id: number; ad: DemoAd; today: string }

async function seedCounts(db: AppDeps['db'], { id, ad, today }: Counted) {
  const random = createRandom(`${ad.type} ${ad.placement} ${ad.link}`)
  const [usualViews, rate] = AUDIENCES[ad.placement]
  const rows = []
  for (let offset = ad.from; offset < 0 && offset <= ad.to; offset += 1) {
    const day = addDays(today, offset)
    const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
    const views = Math.round(usualViews * (isWeekend ? 0.6 : 1) * drawBetween(random, 0.8, 1.25))
    const clicks = Math.round((views * rate * drawBetween(random, 0.7, 1.3)) / 100)
    rows.push({ ad_id: id, day, shard: 0, views, clicks })
  }
  if (rows.length > 0) await db.insertInto('ad_count').values(rows).execute()
}
