import type { AppDeps } from '#platform/http/context.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { CategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { extractVariantSizes, tokenizeVariant } from '../rules/index-entry.ts'
import { countMatchedSizes } from '../rules/rank.ts'
import { type VariantText, findVariantTexts } from '../store/index-entries.ts'
import type { SearchResult } from './search.ts'

/** The attributes of a sub-category, by its id. */
type AttributeLookup = (subCategoryId: number) => readonly AttributeDefinition[]

/** Sizes identify a variant more surely than words. */
const SIZE_WEIGHT = 3

/** The best matching variant of each product; absent where none matches better than the first. */
export async function matchVariants(
  { db }: AppDeps,
  { query, bySku, variantTerms }: SearchResult,
  ids: number[],
  attributesOf: AttributeLookup,
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

/** The variants of products, by product in their order, each with how well it matches. */
export async function loadVariantScores(
  { db }: AppDeps,
  result: SearchResult,
  productIds: number[],
  attributesOf: AttributeLookup,
): Promise<Map<number, { variantId: number; points: number }[]>> {
  const variants = await findVariantTexts(db, productIds)
  return new Map(
    [...Map.groupBy(variants, ({ productId }) => productId)].map(([productId, members]) => [
      productId,
      members.map((variant) => ({
        variantId: variant.id,
        points: scoreVariant(variant, result, attributesOf),
      })),
    ]),
  )
}

/** How much of the query a variant matches, beyond what all variants of its product match. */
function scoreVariant(
  variant: VariantText,
  { query, variantTerms }: Pick<SearchResult, 'query' | 'variantTerms'>,
  attributesOf: AttributeLookup,
): number {
  const definitions = attributesOf(variant.subCategoryId)
  const variantTokens = variantTerms.length > 0 ? tokenizeVariant(variant, definitions) : []
  const sizes = query.sizes.length > 0 ? extractVariantSizes(variant, definitions) : []
  return (
    SIZE_WEIGHT * countMatchedSizes(query.sizes, sizes) +
    variantTerms.filter((word) => variantTokens.includes(word)).length
  )
}

export function createAttributeLookup({ categories }: CategoryTree): AttributeLookup {
  const byId = new Map(
    categories.flatMap(({ subCategories }) => subCategories.map((sub) => [sub.id, sub.attributes])),
  )
  return (id) => byId.get(id) ?? []
}
