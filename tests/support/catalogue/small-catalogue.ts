import type { AppDeps } from '#platform/http/context.ts'
import { loadRegions } from '#modules/foundation/regions/service/load-regions.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { DemoCatalogue, DemoProduct } from '#demo/catalogue/types.ts'
import { seedCatalogue } from '#demo/seed/catalogue.ts'
import { seedPeople } from '#demo/seed/people.ts'

/**
 * The number of products per sub-category in tests: counted and measured products, bars, sheets and
 * bags.
 */
const PRODUCTS_PER_SUB_CATEGORY: Record<string, number> = {
  'semen-abu': 6,
  'mortar-instan': 3,
  'besi-beton-ulir': 5,
  'besi-beton-polos': 3,
  wiremesh: 2,
  triplek: 7,
  'bata-ringan': 4,
  'bata-merah': 2,
  spandek: 2,
  'keramik-lantai': 4,
  'cat-interior': 3,
  'pipa-pvc': 4,
  'pasir-beton': 3,
  'pasir-pasang': 2,
}

/**
 * About fifty products of the demo catalogue with their categories, including those featured on the
 * home page.
 */
export function buildSmallCatalogue(): DemoCatalogue {
  const whole = buildCatalogue()
  const featured = new Set(whole.featured)
  const isFeatured = (product: DemoProduct) => product.variants.some(({ sku }) => featured.has(sku))
  const products = Object.entries(PRODUCTS_PER_SUB_CATEGORY).flatMap(([slug, count]) => {
    const subCategoryProducts = whole.products.filter((product) => product.subCategory === slug)
    const first = subCategoryProducts.filter(isFeatured)
    return [...first, ...subCategoryProducts.filter((product) => !isFeatured(product))].slice(
      0,
      count,
    )
  })
  const brands = new Set(products.map(({ brand }) => brand))
  const categories = whole.categories
    .map((category) => ({
      ...category,
      subCategories: category.subCategories.filter(({ slug }) => slug in PRODUCTS_PER_SUB_CATEGORY),
    }))
    .filter(({ subCategories }) => subCategories.length > 0)
  return {
    ...whole,
    categories,
    groups: whole.groups.filter((group) => categories.some((category) => category.group === group)),
    brands: whole.brands.filter(({ slug }) => brands.has(slug)),
    products,
  }
}

/**
 * Seeds the shop of the tests: regions, the small catalogue without images, and the demo's people.
 */
export async function seedTestShop(deps: AppDeps): Promise<void> {
  await loadRegions(deps.db)
  await seedCatalogue(deps, buildSmallCatalogue(), { images: false })
  await seedPeople(deps)
}
