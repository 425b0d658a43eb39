import type { Tools } from '#platform/http/context.ts'
import { productSlugs, productParts } from '../store/sitemap.ts'
import { allBrands } from '../store/brands.ts'
import { shelvesNow } from './shelves.ts'

/** The most that a file of a sitemap may hold (sitemaps.org, protocol 0.9). */
export const MOST = 50_000

/** The numbers of the files that products fill: each holds those whose ids lie in one stretch. */
export const sitemapParts = ({ db }: Tools): Promise<number[]> => productParts(db, MOST)

/** The addresses of the products of one file, walked by key. */
export const productPaths = async ({ db }: Tools, part: number): Promise<string[]> =>
  (await productSlugs(db, part * MOST, (part + 1) * MOST)).map((slug) => `/produk/${slug}`)

/** Everything above products: home, categories, brands. */
export async function categoryPaths(tools: Tools): Promise<string[]> {
  const { categories } = await shelvesNow(tools)
  const brands = await allBrands(tools.db)
  return [
    '/',
    '/kategori',
    '/produk',
    '/brand',
    ...categories.flatMap(({ slug, subCategories }) => [
      `/kategori/${slug}`,
      ...subCategories.map((sub) => `/kategori/${slug}/${sub.slug}`),
    ]),
    ...brands.flatMap(({ slug }) => [
      `/brand/${slug}`,
      `/brand/${slug}/katalog`,
      `/brand/${slug}/produk`,
    ]),
  ]
}
