import type { DemoCatalogue, DemoProduct } from './types.ts'
import { buildCategory, buildProduct } from './assemble.ts'
import { BRANDS } from './brands.ts'
import { CATEGORIES, GROUPS } from './categories.ts'
import { FEATURED } from './featured.ts'
import { WAREHOUSES } from './warehouses.ts'

interface CatalogueOptions {
  /** How many times the usual number of products; a whole number of at least 1. */
  scale?: number
}

/** Yields the products one by one, so that a catalogue of a million need not fit in memory. */
export function* generateProducts(scale = 1): Generator<DemoProduct> {
  for (let series = 0; series < scale; series++) {
    for (const category of CATEGORIES) {
      for (const sub of category.subCategories) {
        for (const draft of sub.products()) yield buildProduct(sub, draft, series)
      }
    }
  }
}

/** Builds the demo catalogue; equal options give an equal catalogue. */
export function buildCatalogue({ scale = 1 }: CatalogueOptions = {}): DemoCatalogue {
  return {
    groups: GROUPS,
    categories: CATEGORIES.map(buildCategory),
    brands: BRANDS,
    products: [...generateProducts(scale)],
    warehouses: WAREHOUSES.map(
      ({ code, name, cityCode, latitude, longitude, address, openingHours }) => ({
        code,
        name,
        cityCode,
        latitude,
        longitude,
        address,
        openingHours,
      }),
    ),
    featured: FEATURED,
  }
}
