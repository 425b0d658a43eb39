import type { AppDeps } from '#platform/http/context.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import { extractVariantSizes, tokenizeVariant } from '../rules/index-entry.ts'
import { countMatchedSizes } from '../rules/rank.ts'
import { type VariantText, findVariantTexts } from '../store/index-entries.ts'
import type { CategoryTree } from '#modules/catalogue/categories/store/category-tree.ts'
import type { SearchResult } from './search.ts'

/** Sizes tell a variant more surely than words. */
const SIZE_WEIGHT = 3

/**
 * The variant of each product that has most of what was sought; none where the first one does as
 * well. `shelves` tells the units of the sub-categories' attributes, `subOf` where a product stands.
 */
export async function matchVariants(
  { db }: AppDeps,
  { query, bySku, variantTerms }: SearchResult,
  ids: number[],
  attributesOf: (subCategoryId: number) => readonly AttributeDefinition[],
): Promise<Map<number, number>> {
  const variantByProduct = new Map([...bySku].filter(([id]) => ids.includes(id)))
  if (query.sizes.length === 0 && variantTerms.length === 0) return variantByProduct
  const best = new Map<number, number>()
  const otherIds = ids.filter((id) => !variantByProduct.has(id))
  for (const variant of await findVariantTexts(db, otherIds)) {
    const points = scoreVariant(variant, { query, variantTerms }, attributesOf)
    if (points > (best.get(variant.productId) ?? 0)) {
      best.set(variant.productId, points)
      variantByProduct.set(variant.productId, variant.id)
    }
  }
  return variantByProduct
}

/** How much of what was sought a variant has beyond what all of its product have. */
export function scoreVariant(
  variant: VariantText,
  { query, variantTerms }: Pick<SearchResult, 'query' | 'variantTerms'>,
  attributesOf: (subCategoryId: number) => readonly AttributeDefinition[],
): number {
  const definitions = attributesOf(variant.subCategoryId)
  const variantTokens = variantTerms.length > 0 ? tokenizeVariant(variant, definitions) : []
  const sizes = query.sizes.length > 0 ? extractVariantSizes(variant, definitions) : []
  return (
    SIZE_WEIGHT * countMatchedSizes(query.sizes, sizes) +
    variantTerms.filter((word) => variantTokens.includes(word)).length
  )
}

/** Attributes by sub-category. */
export function createAttributeLookup({
  categories,
}: CategoryTree): (subCategoryId: number) => readonly AttributeDefinition[] {
  const byId = new Map(
    categories.flatMap(({ subCategories }) => subCategories.map((sub) => [sub.id, sub.attributes])),
  )
  return (id) => byId.get(id) ?? []
}
