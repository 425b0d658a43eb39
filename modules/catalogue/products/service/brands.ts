import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { findBrandFiles } from '../store/brand-files.ts'
import * as store from '../store/brands.ts'
import { findOldSlugOwner } from '../store/old-slugs.ts'
import { loadCategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'

const presentBrand = ({ id, slug, name, logo, story }: store.BrandRow) => ({
  id: String(id),
  slug,
  name,
  logo,
  story,
})

/** A page of the brands by name. */
export async function listBrands({ db }: AppDeps, { page, count }: Paging) {
  const all = await store.findBrands(db)
  const results = all.slice(page * count, (page + 1) * count).map(presentBrand)
  return { results, page, count, total: all.length, totalIsExact: true }
}

/** Brands by slug, in the order of the slugs; those that are gone are missing. */
export async function listBrandsBySlug({ db }: AppDeps, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const all = new Map((await store.findBrands(db)).map((brand) => [brand.slug, brand]))
  return slugs.flatMap((slug) => {
    const brand = all.get(slug)
    return brand ? [presentBrand(brand)] : []
  })
}

/** The slugs and names of all brands, by name. */
export const listBrandNames = async ({ db }: AppDeps) =>
  (await store.findBrands(db)).map(({ slug, name }) => ({ slug, name }))

/** The logos of brands by id. */
export async function loadBrandLogos(
  { db }: AppDeps,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const brands = await store.findBrands(db)
  return new Map(brands.filter(({ id }) => ids.includes(id)).map(({ id, logo }) => [id, logo]))
}

const findCountCache = defineShopCache(() =>
  createCache<Map<number, number>>({ name: 'brand counts', maxEntries: 1 }),
)

/** Products by brand. Counting the whole catalogue takes long, so it is done once a version. */
async function loadProductCounts(deps: AppDeps, version: number): Promise<Map<number, number>> {
  const cache = findCountCache(deps)
  const cached = cache?.getAtVersion('brands', version)
  if (cached) return cached
  const counts = await store.countProductsByBrand(deps.db)
  cache?.set('brands', counts, { version })
  return counts
}

/** All brands by first letter, from A to Z. */
export async function listBrandDirectory(deps: AppDeps) {
  const tree = await loadCategoryTree(deps)
  const products = await loadProductCounts(deps, tree.version)
  const brandsByLetter = Map.groupBy(await store.findBrands(deps.db), ({ name }) => {
    const first = name.normalize('NFKD').charAt(0).toLocaleUpperCase('id-ID')
    return /[A-Z]/.test(first) ? first : '#'
  })
  const results = [...brandsByLetter].map(([letter, members]) => ({
    letter,
    brands: members
      .map(({ id, slug, name, logo }) => ({
        id: String(id),
        slug,
        name,
        logo,
        products: products.get(id) ?? 0,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'id')),
  }))
  return { results: results.sort((a, b) => a.letter.localeCompare(b.letter, 'id')) }
}

/** A brand by id or slug with the sub-categories of its products. Throws 404. */
export async function loadBrand(deps: AppDeps, key: string) {
  const match = await resolveBrand(deps, key)
  const { categories } = await loadCategoryTree(deps)
  const subCategories = (await store.countBrandProductsBySubCategory(deps.db, match.id)).flatMap(
    ({ subCategoryId, products }) =>
      categories.flatMap((category) =>
        category.subCategories
          .filter(({ id }) => id === subCategoryId)
          .map(({ slug, name, picture }) => ({
            slug,
            subCategory: name,
            picture,
            category: { slug: category.slug, category: category.name },
            products,
          })),
      ),
  )
  const products = subCategories.reduce((sum, subCategory) => sum + subCategory.products, 0)
  return { ...presentBrand(match), products, subCategories }
}

/** A brand by id, slug or former slug. Throws 404. */
async function resolveBrand({ db }: AppDeps, key: string): Promise<store.BrandRow> {
  const all = await store.findBrands(db)
  const known = all.find(({ id, slug }) => slug === key || String(id) === key)
  if (known) return known
  const renamedId = await findOldSlugOwner(db, 'brand', key)
  const renamed = all.find(({ id }) => id === renamedId)
  if (!renamed) throw notFound()
  return renamed
}

/** The catalogues of a brand by id or slug. Throws 404. */
export async function listBrandFiles(deps: AppDeps, key: string) {
  const { id } = await resolveBrand(deps, key)
  const files = await findBrandFiles(deps.db, id)
  return files.map(({ fileId: _fileId, ...file }) => file)
}

/** The bytes of a brand's catalogue. Throws 404. */
export async function openBrandFile(deps: AppDeps, key: string, fileId: string) {
  const { id } = await resolveBrand(deps, key)
  const match = (await findBrandFiles(deps.db, id)).find((file) => file.id === fileId)
  if (!match) throw notFound()
  return openStoredFile(deps, match.fileId)
}
