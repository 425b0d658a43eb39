import type { AppDeps } from '#platform/http/context.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { CategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { isNamedBy } from '../rules/coverage.ts'
import { extractVariantSizes, tokenizeProductName, tokenizeVariant } from '../rules/index-entry.ts'
import { countMatchedSizes } from '../rules/rank.ts'
import { type VariantText, findVariantTexts } from '../store/index-entries.ts'
import type { SearchResult } from './search.ts'
import { loadVocabulary } from './vocabulary.ts'

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

/** A variant of a found product with its sizes, and whether it is what the query names. */
export type FoundVariant = VariantText & {
  sizes: string[]
  points: number
  isNamed: boolean
  /** How many sizes of the query it has; a size in another position counts less than one. */
  matchedSizes: number
}

/** The variants of products, by product in their order, each with how well it matches. */
export async function loadFoundVariants(
  deps: AppDeps,
  result: SearchResult,
  productIds: number[],
  attributesOf: AttributeLookup,
): Promise<Map<number, FoundVariant[]>> {
  const variants = await findVariantTexts(deps.db, productIds)
  const { vocabulary } = await loadVocabulary(deps)
  const isDistinguishing = (word: string, subCategoryId: number) =>
    vocabulary.words.get(word)?.get(subCategoryId) === 1
  const found = variants.map((variant): FoundVariant => {
    const definitions = attributesOf(variant.subCategoryId)
    const { sizes: sizesInName, words: wordsInName } = tokenizeProductName(variant.productName)
    const sizes = extractVariantSizes(variant, definitions, sizesInName)
    const words = new Set([
      ...wordsInName,
      ...tokenizeVariant(variant, definitions),
      ...listCodes([variant.productName, variant.name, ...Object.values(variant.attributes)]),
    ])
    return {
      ...variant,
      sizes,
      points: scoreVariant(variant, result, attributesOf),
      matchedSizes: countMatchedSizes(result.query.sizes, sizes),
      isNamed: isNamedBy(result.query, { ...variant, words, sizes }, isDistinguishing),
    }
  })
  return Map.groupBy(found, ({ productId }) => productId)
}

/** Codes of letters and digits in one word, as people write them: `az100` of `AZ 100`. */
const listCodes = (texts: readonly (string | number)[]): string[] =>
  texts.flatMap((text) =>
    [...String(text).matchAll(/(?<!\p{L})(\p{L}{1,4})[ -]?(\d+)(?![\d.,])/gu)].map(
      ([, letters, digits]) => `${letters}${digits}`.toLowerCase(),
    ),
  )

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
