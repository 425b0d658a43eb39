import type { Tools } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import * as store from '../store/shelves.ts'
import { wordsOf } from './staff-texts.ts'

type Kept = { shelves: store.Shelves | undefined }
const kept = new WeakMap<object, Kept>()

/**
 * What stands above products, at the catalogue's present version or later. It is read again when
 * the version has risen, so that a change shows in the next answer of every process.
 */
export async function shelvesNow(tools: Tools): Promise<store.Shelves> {
  return shelvesAt(tools, await store.versionOf(tools.db))
}

/** The same for a caller whose own statement brought the version along. */
export async function shelvesAt(tools: Tools, version: number): Promise<store.Shelves> {
  // A transaction may see a version that never comes to be; what it reads is kept from nobody else.
  if (tools.db.isTransaction) return store.readShelves(tools.db)
  const own = kept.get(tools.shop) ?? { shelves: undefined }
  kept.set(tools.shop, own)
  if (own.shelves?.version !== version) own.shelves = await store.readShelves(tools.db)
  return own.shelves
}

const is = (key: string) => (thing: { id: number; slug: string }) =>
  thing.slug === key || String(thing.id) === key

const subCategoryRef = ({ id, slug, name, picture }: store.SubShelf) => ({
  id: String(id),
  slug,
  subCategory: name,
  picture,
})
const categoryRef = ({ id, slug, name }: store.Shelf) => ({ id: String(id), slug, category: name })
const categoryAnswer = (shelf: store.Shelf) => ({
  ...categoryRef(shelf),
  group: shelf.group,
  picture: shelf.picture,
  subCategory: shelf.subCategories.map(subCategoryRef),
})

/** All categories in order with their sub-categories. */
export const categories = async (tools: Tools) =>
  (await shelvesNow(tools)).categories.map(categoryAnswer)

/** Categories under the headings of the big menu, both in order. */
export async function categoryGroups(tools: Tools) {
  const groups = Map.groupBy(await categories(tools), (category) => category.group)
  return [...groups].map(([group, members]) => ({ group, categories: members }))
}

/** A category by id or slug. Throws 404. */
export async function category(tools: Tools, key: string) {
  const found = (await categories(tools)).find((each) => each.slug === key || each.id === key)
  if (!found) throw notFound()
  return found
}

/** A sub-category by id or slug with its facets and how many products it has. Throws 404. */
export async function subCategory(tools: Tools, key: string) {
  for (const shelf of (await shelvesNow(tools)).categories) {
    const found = shelf.subCategories.find(is(key))
    if (!found) continue
    const { aliases, attributes } = found
    const products = await store.productsIn(tools.db, found.id)
    const around = { category: categoryRef(shelf), products, ...(await wordsOf(tools, found)) }
    return { ...subCategoryRef(found), aliases, attributes, ...around }
  }
  throw notFound()
}
