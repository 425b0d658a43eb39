import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { countSubCategoryProducts } from '../store/category-tree.ts'
import { loadCategoryTexts } from './category-texts.ts'
import { type CategoryNode, loadCategoryTree, type SubCategoryNode } from './category-tree.ts'

const matchesKey = (key: string) => (node: { id: number; slug: string }) =>
  node.slug === key || String(node.id) === key

const presentSubCategoryRef = ({ id, slug, name, picture }: SubCategoryNode) => ({
  id: String(id),
  slug,
  subCategory: name,
  picture,
})
const presentCategoryRef = ({ id, slug, name }: CategoryNode) => ({
  id: String(id),
  slug,
  category: name,
})
const presentCategory = (category: CategoryNode) => ({
  ...presentCategoryRef(category),
  group: category.group,
  picture: category.picture,
  subCategory: category.subCategories.map(presentSubCategoryRef),
})

/** All categories in order with their sub-categories. */
export const listCategories = async (deps: AppDeps) =>
  (await loadCategoryTree(deps)).categories.map(presentCategory)

/** Categories grouped by the headings of the menu, both in order. */
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

/** A sub-category by id or slug with its attributes and number of products. Throws 404. */
export async function loadSubCategory(deps: AppDeps, key: string) {
  for (const category of (await loadCategoryTree(deps)).categories) {
    const match = category.subCategories.find(matchesKey(key))
    if (!match) continue
    const { aliases, attributes } = match
    const products = await countSubCategoryProducts(deps.db, match.id)
    const details = {
      category: presentCategoryRef(category),
      products,
      ...(await loadCategoryTexts(deps, match)),
    }
    return { ...presentSubCategoryRef(match), aliases, attributes, ...details }
  }
  throw notFound()
}
