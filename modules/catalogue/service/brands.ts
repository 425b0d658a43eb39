import type { Tools } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { openFile } from '#modules/files/service.ts'
import { filesOfBrand } from '../store/brand-files.ts'
import * as store from '../store/brands.ts'
import { ownerOfOldSlug } from '../store/old-slugs.ts'
import { shelvesNow } from './shelves.ts'

const answerOf = ({ id, slug, name, logo, story }: store.BrandRow) => ({
  id: String(id),
  slug,
  name,
  logo,
  story,
})

/** A page of the brands by name. */
export async function brands({ db }: Tools, { page, count }: { page: number; count: number }) {
  const all = await store.allBrands(db)
  const results = all.slice(page * count, (page + 1) * count).map(answerOf)
  return { results, page, count, total: all.length, totalIsExact: true }
}

type Counts = { version: number; products: Map<number, number> }
const shops = new WeakMap<object, Counts>()

/** Counting every product of the catalogue takes long, so it is done once a version. */
async function countsOf(tools: Tools, version: number): Promise<Map<number, number>> {
  const known = shops.get(tools.shop)
  if (known?.version === version && !tools.db.isTransaction) return known.products
  const products = await store.productsByBrand(tools.db)
  if (!tools.db.isTransaction) shops.set(tools.shop, { version, products })
  return products
}

/** All brands under their first letters, from A to Z. */
export async function directory(tools: Tools) {
  const shelves = await shelvesNow(tools)
  const products = await countsOf(tools, shelves.version)
  const letters = Map.groupBy(await store.allBrands(tools.db), ({ name }) => {
    const first = name.normalize('NFKD').charAt(0).toLocaleUpperCase('id-ID')
    return /[A-Z]/.test(first) ? first : '#'
  })
  const results = [...letters].map(([letter, members]) => ({
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

/** A brand by id or slug with the sub-categories it is in. Throws 404. */
export async function brand(tools: Tools, key: string) {
  const found = await brandBy(tools, key)
  const { categories } = await shelvesNow(tools)
  const subCategories = (await store.brandShelves(tools.db, found.id)).flatMap(
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
  const products = subCategories.reduce((sum, shelf) => sum + shelf.products, 0)
  return { ...answerOf(found), products, subCategories }
}

/** A brand by its id, its slug or one that it had. Throws 404. */
async function brandBy({ db }: Tools, key: string): Promise<store.BrandRow> {
  const all = await store.allBrands(db)
  const known = all.find(({ id, slug }) => slug === key || String(id) === key)
  if (known) return known
  const before = await ownerOfOldSlug(db, 'brand', key)
  const renamed = all.find(({ id }) => id === before)
  if (!renamed) throw notFound()
  return renamed
}

/** The catalogues of a brand by id or slug. Throws 404. */
export async function brandFiles(tools: Tools, key: string) {
  const { id } = await brandBy(tools, key)
  const files = await filesOfBrand(tools.db, id)
  return files.map(({ fileId: _fileId, ...file }) => file)
}

/** A catalogue of a brand, byte for byte. Throws 404. */
export async function openBrandFile(tools: Tools, key: string, fileId: string) {
  const { id } = await brandBy(tools, key)
  const found = (await filesOfBrand(tools.db, id)).find((file) => file.id === fileId)
  if (!found) throw notFound()
  return (await openFile(tools, found.fileId)).bytes
}
