import { apiContext, type PageContext } from '#web/context.ts'
import { parseJakartaTime } from '#web/form/jakarta-time.ts'
import { loadAds } from '../ads/load-ads.ts'
import { addDeliveryToAll } from '../delivery-district/load-delivery-offers.ts'
import { isNoBrand } from '#modules/catalogue/products/rules/no-brand.ts'
import { PREVIEW_PARAM, PREVIEW_TIME_PARAM } from '#modules/content/home/rules/preview.ts'

/** Two rows on a wide screen. */
const MAX_CATEGORIES = 12
const MAX_BRANDS = 8

export type HomeData = Awaited<ReturnType<typeof loadHome>>

/** What the home page shows; with the key of a draft what its staff are working on. */
export async function loadHome(context: PageContext, url: URL) {
  const api = context.get(apiContext)
  const { catalogue } = api
  const [home, categories, prices, featured, popular, brands, ads] = await Promise.all([
    api.home.sections({ query: readPreview(url) }),
    catalogue.categories(),
    catalogue.categoryPrices(),
    catalogue.featured(),
    catalogue.products({ query: { count: 8 } }),
    catalogue.brands({ query: { count: 100 } }),
    loadAds(api, 'homepage'),
  ])
  const shownBrands = new Set(
    [...featured.results, ...popular.results].map(({ brand }) => brand.slug),
  )
  return {
    ads,
    isPreview: home.isPreview,
    sections: home.results,
    categories: listNeeded(categories.results, home.results).map(({ slug, category, picture }) => ({
      slug,
      category,
      picture,
      from: prices.results.find((each) => each.slug === slug),
    })),
    featured,
    ...(await addDeliveryToAll(context, { popular: popular.results })),
    brands: brands.results
      .filter((brand) => shownBrands.has(brand.slug) && !isNoBrand(brand))
      .slice(0, MAX_BRANDS)
      .map(({ slug, name, logo }) => ({ slug, name, logo })),
  }
}

/** The first categories, and those that a section names. */
function listNeeded<Category extends { slug: string }>(
  all: readonly Category[],
  sections: readonly { categories: readonly string[] }[],
): Category[] {
  const named = new Set(sections.flatMap((section) => section.categories))
  return all.filter(({ slug }, index) => index < MAX_CATEGORIES || named.has(slug))
}

/** The categories that a section shows: its own in their order, or the first. */
export const chooseCategories = (
  categories: HomeData['categories'],
  slugs: readonly string[],
): HomeData['categories'] =>
  slugs.length > 0
    ? slugs.flatMap((slug) => categories.find((each) => each.slug === slug) ?? [])
    : categories.slice(0, MAX_CATEGORIES)

function readPreview({ searchParams }: URL) {
  const preview = searchParams.get(PREVIEW_PARAM)
  if (preview === null) return {}
  const at = parseJakartaTime(searchParams.get(PREVIEW_TIME_PARAM) ?? undefined)
  return { preview, ...(at ? { at } : {}) }
}
