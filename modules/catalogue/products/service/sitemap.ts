import type { AppDeps } from '#platform/http/context.ts'
import { findProductSlugs, findProductParts } from '../store/sitemap.ts'
import { findBrands } from '../store/brands.ts'
import { loadCategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'

/** URLs per sitemap file at most (sitemaps.org, protocol 0.9). */
const MAX_URLS_PER_FILE = 50_000

/** The numbers of the sitemap files for products; each covers a range of ids. */
export const listSitemapParts = ({ db }: AppDeps): Promise<number[]> =>
  findProductParts(db, MAX_URLS_PER_FILE)

/** The paths of the products of one sitemap file. */
export const listProductPaths = async ({ db }: AppDeps, part: number): Promise<string[]> =>
  (await findProductSlugs(db, part * MAX_URLS_PER_FILE, (part + 1) * MAX_URLS_PER_FILE)).map(
    (slug) => `/produk/${slug}`,
  )

/** The paths of home, categories and brands. */
export async function listCategoryPaths(deps: AppDeps): Promise<string[]> {
  const { categories } = await loadCategoryTree(deps)
  const brands = await findBrands(deps.db)
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
