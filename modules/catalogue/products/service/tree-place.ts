import type {
  CategoryNode,
  CategoryTree,
  SubCategoryNode,
} from '#modules/catalogue/categories/service/category-tree.ts'

/** A sub-category with its category, and what a response says of both. */
type TreePlace = {
  category: CategoryNode
  sub: SubCategoryNode
  names: ReturnType<typeof presentNames>
}
type PresentedBrand = { id: string; slug: string; name: string }
type TreeIndex = { places: Map<number, TreePlace>; brands: Map<number, PresentedBrand> }

/** Thousands of cards in memory share what they say of their categories and brands. */
const indexes = new WeakMap<CategoryTree, TreeIndex>()

/** A product's category, sub-category and brand. Throws if one is missing, which foreign keys prevent. */
export function locateInTree(
  tree: CategoryTree,
  subCategoryId: number,
  brandId: number,
): TreePlace & { brand: PresentedBrand } {
  const index = indexes.get(tree) ?? indexTree(tree)
  indexes.set(tree, index)
  const place = index.places.get(subCategoryId)
  const brand = index.brands.get(brandId)
  if (!place || !brand)
    throw new Error(`no category for sub-category ${subCategoryId}, brand ${brandId}`)
  return { ...place, brand }
}

const indexTree = ({ categories, brands }: CategoryTree): TreeIndex => ({
  places: new Map(
    categories.flatMap((category) =>
      category.subCategories.map((sub) => [
        sub.id,
        { category, sub, names: presentNames(category, sub) },
      ]),
    ),
  ),
  brands: new Map(
    brands.map(({ id, slug, name }) => [id, Object.freeze({ id: String(id), slug, name })]),
  ),
})

const presentNames = (category: CategoryNode, sub: SubCategoryNode) => ({
  category: Object.freeze({
    id: String(category.id),
    slug: category.slug,
    category: category.name,
  }),
  subCategory: Object.freeze({ id: String(sub.id), slug: sub.slug, subCategory: sub.name }),
})
