import type { Catalogue, Product } from './types.ts'
import { categoryOf, productOf } from './assemble.ts'
import { BRANDS } from './brands.ts'
import { CATEGORIES, GROUPS } from './categories.ts'
import { FEATURED } from './featured.ts'
import { WAREHOUSES } from './warehouses.ts'

interface CatalogueOptions {
  /** How many times the usual number of products; a whole number of at least 1. */
  scale?: number
}

/** The products one by one, so that a catalogue of a million need not stand in memory at once. */
export function* eachProduct(scale = 1): Generator<Product> {
  for (let series = 0; series < scale; series++) {
    for (const category of CATEGORIES) {
      for (const sub of category.subCategories) {
        for (const draft of sub.products()) yield productOf(sub, draft, series)
      }
    }
  }
}

/** The whole demo catalogue; the same for every call with the same options. */
export function buildCatalogue({ scale = 1 }: CatalogueOptions = {}): Catalogue {
  return {
    groups: GROUPS,
    categories: CATEGORIES.map(categoryOf),
    brands: BRANDS,
    products: [...eachProduct(scale)],
    warehouses: WAREHOUSES.map(({ code, name, cityCode, latitude, longitude }) => ({
      code,
      name,
      cityCode,
      latitude,
      longitude,
    })),
    featured: FEATURED,
  }
}
