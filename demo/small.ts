import type { Tools } from '#platform/http/context.ts'
import { loadRegions } from '#modules/regions/load.ts'
import { buildCatalogue } from './catalogue/catalogue.ts'
import type { Catalogue, Product } from './catalogue/types.ts'
import { loadCatalogue } from './load/catalogue.ts'
import { loadPeople } from './load/people.ts'

/** How many products of each sub-category tests get: counted and measured goods, bars, sheets, bags. */
const TAKEN: Record<string, number> = {
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

/** About fifty products of the demo catalogue with their shelves, the home page's table among them. */
export function smallCatalogue(): Catalogue {
  const whole = buildCatalogue()
  const featured = new Set(whole.featured)
  const isFeatured = (product: Product) => product.variants.some(({ sku }) => featured.has(sku))
  const products = Object.entries(TAKEN).flatMap(([slug, count]) => {
    const shelf = whole.products.filter((product) => product.subCategory === slug)
    const first = shelf.filter(isFeatured)
    return [...first, ...shelf.filter((product) => !isFeatured(product))].slice(0, count)
  })
  const brands = new Set(products.map(({ brand }) => brand))
  const categories = whole.categories
    .map((category) => ({
      ...category,
      subCategories: category.subCategories.filter(({ slug }) => slug in TAKEN),
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

/** The shop that tests begin with: regions, the small catalogue without pictures, the demo's people. */
export async function fillTestShop(tools: Tools): Promise<void> {
  await loadRegions(tools.db)
  await loadCatalogue(tools, smallCatalogue(), { pictures: false })
  await loadPeople(tools)
}
