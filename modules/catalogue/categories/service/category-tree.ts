import { createCache } from '#platform/cache/cache.ts'
import { defineShopCache } from '#platform/cache/shop-cache.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as store from '../store/category-tree.ts'
import { loadCategoryTexts } from './category-texts.ts'

const findCache = defineShopCache(() => createCache<store.CategoryTree>({ maxEntries: 1 }))

/**
 * Categories and brands at the catalogue's present version or later. They are read again when the
 * version has risen, so that a change is in the next response of every process.
 */
export async function loadCategoryTree(deps: AppDeps): Promise<store.CategoryTree> {
  return loadCategoryTreeAt(deps, await store.readCatalogueVersion(deps.db))
}

/** The same for a caller whose own statement has read the version. */
export async function loadCategoryTreeAt(
  deps: AppDeps,
  version: number,
): Promise<store.CategoryTree> {
  const cache = findCache(deps)
  const cached = cache?.getAtVersion('tree', version)
  if (cached) return cached
  const tree = await store.readCategoryTree(deps.db)
  cache?.set('tree', tree, { version: tree.version })
  return tree
}

const matchesKey = (key: string) => (node: { id: number; slug: string }) =>
  node.slug === key || String(node.id) === key

const presentSubCategoryRef = ({ id, slug, name, picture }: store.SubCategoryNode) => ({
  id: String(id),
  slug,
  subCategory: name,
  picture,
})
const presentCategoryRef = ({ id, slug, name }: store.CategoryNode) => ({
  id: String(id),
  slug,
  category: name,
})
const presentCategory = (category: store.CategoryNode) => ({
  ...presentCategoryRef(category),
  group: category.group,
  picture: category.picture,
  subCategory: category.subCategories.map(presentSubCategoryRef),
})

/** All categories in order with their sub-categories. */
export const listCategories = async (deps: AppDeps) =>
  (await loadCategoryTree(deps)).categories.map(presentCategory)

/** Categories under the headings of the big menu, both in order. */
export async function listCategoryGroups(deps: AppDeps) {
  const groups = Map.groupBy(await listCategories(deps), (category) => category.group)
  return [...groups].map(([group, members]) => ({ group, categories: members }))
}

/** A category by id or slug. Throws 404. */
export async function loadCategory(deps: AppDeps, key: string) {
  const match = (await listCategories(deps)).find((each) => each.slug === key || each.id === key)
  if (!match) throw notFound()
  return match
}

/** A sub-category by id or slug with its facets and how many products it has. Throws 404. */
export async function loadSubCategory(deps: AppDeps, key: string) {
  for (const category of (await loadCategoryTree(deps)).categories) {
    const match = category.subCategories.find(matchesKey(key))
    if (!match) continue
    const { aliases, attributes } = match
    const products = await store.countSubCategoryProducts(deps.db, match.id)
    const details = {
      category: presentCategoryRef(category),
      products,
      ...(await loadCategoryTexts(deps, match)),
    }
    return { ...presentSubCategoryRef(match), aliases, attributes, ...details }
  }
  throw notFound()
}
