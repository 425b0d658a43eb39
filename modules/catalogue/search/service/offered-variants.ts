import { toJakartaDate } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { AttributeDefinition } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { CategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { isNamedBy } from '../rules/coverage.ts'
import {
  extractVariantSizes,
  tokenizeName,
  tokenizeProductName,
  tokenizeVariant,
} from '../rules/index-entry.ts'
import { countMatchedSizes } from '../rules/rank.ts'
import type { VariantText } from '../store/index-entries.ts'
import { findOrderableVariants } from '../store/proximity.ts'
import type { SearchResult } from './search.ts'
import { loadVariantTexts } from './variant-texts.ts'
import { loadVocabulary, type VocabularyState } from './vocabulary.ts'

/** The attributes of a sub-category, by its id. */
type AttributeLookup = (subCategoryId: number) => readonly AttributeDefinition[]

/** Sizes identify a variant more surely than words. */
const SIZE_WEIGHT = 3

/** The variant that a product shows for a search, and whether it can be ordered. */
type OfferedVariant = { id: number; canOrder: boolean }

/** At which state of the index the texts of variants are asked for; without one they are read anew. */
type TextState = Pick<VocabularyState, 'areEntriesCurrent' | 'version'>
const NOT_CACHED: TextState = { areEntriesCurrent: false, version: 0 }

/** The variants that products show, and the warehouses with free stock of each product. */
type MatchedVariants = {
  offered: Map<number, OfferedVariant>
  warehousesByProduct: Map<number, number[]>
}

/**
 * By product, the variant with a price that matches best: of equal matches one in stock, then one that can be
 * ordered, then the first.
 */
export async function matchVariants(
  deps: AppDeps,
  { query, bySku, variantTerms }: Pick<SearchResult, 'query' | 'bySku' | 'variantTerms'>,
  ids: number[],
  attributesOf: AttributeLookup,
  state: TextState = NOT_CACHED,
): Promise<MatchedVariants> {
  const offered = new Map<number, OfferedVariant & { points: number; readiness: number }>()
  const warehousesByProduct = new Map<number, number[]>()
  if (ids.length === 0) return { offered, warehousesByProduct }
  const hasPoints = query.sizes.length > 0 || variantTerms.length > 0
  const texts = hasPoints ? await loadVariantTexts(deps, ids, state) : []
  const day = toJakartaDate(deps.clock.now())
  const points = new Map(
    texts.map((variant) => [
      variant.id,
      scoreVariant(variant, { query, variantTerms }, attributesOf),
    ]),
  )
  for (const { productId, id, warehouses, ...can } of await findOrderableVariants(
    deps.db,
    ids,
    day,
  )) {
    if (warehouses.length > 0)
      warehousesByProduct.set(productId, [
        ...(warehousesByProduct.get(productId) ?? []),
        ...warehouses,
      ])
    const sku = bySku.get(productId)
    if (sku !== undefined && sku !== id) continue
    const readiness = can.isInStock ? 3 : can.isIndent ? 2 : can.hasRest ? 1 : 0
    const variant = { id, canOrder: readiness > 0, points: points.get(id) ?? 0, readiness }
    const best = offered.get(productId)
    const difference = best ? variant.points - best.points || readiness - best.readiness : 1
    if (difference > 0) offered.set(productId, variant)
  }
  return { offered, warehousesByProduct }
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
  const state = await loadVocabulary(deps)
  const { vocabulary } = state
  const variants = await loadVariantTexts(deps, productIds, state)
  const isDistinguishing = (word: string, subCategoryId: number) =>
    vocabulary.words.get(word)?.get(subCategoryId) === 1
  const headsBySub = new Map<number, Set<string>>()
  for (const { productName, subCategoryId } of variants) {
    const [head = ''] = tokenizeProductName(productName).words
    headsBySub.set(subCategoryId, (headsBySub.get(subCategoryId) ?? new Set()).add(head))
  }
  const found = variants.map((variant): FoundVariant => {
    const definitions = attributesOf(variant.subCategoryId)
    const { sizes: sizesInName, words: wordsInName } = tokenizeProductName(variant.productName)
    const sizes = extractVariantSizes(variant, definitions, sizesInName)
    // Part of a brand's name names nothing: `gypsum jaya` is not of Karang Jaya.
    const brandWords = tokenizeName(variant.brand)
    const words = new Set([
      ...wordsInName.filter((word) => !brandWords.includes(word)),
      ...tokenizeVariant(variant, definitions),
      ...listCodes([variant.productName, variant.name, ...Object.values(variant.attributes)]),
    ])
    return {
      ...variant,
      sizes,
      points: scoreVariant(variant, result, attributesOf),
      matchedSizes: countMatchedSizes(result.query.sizes, sizes),
      isNamed: isNamedBy(
        result.query,
        {
          ...variant,
          words,
          standardWords: tokenizeName(variant.standard ?? ''),
          isOneOfKinds: (headsBySub.get(variant.subCategoryId)?.size ?? 0) > 1,
          sizes,
        },
        isDistinguishing,
      ),
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
