import type { AppDeps } from '#platform/http/context.ts'
import type { AttributeLookup } from '#modules/catalogue/categories/rules/attribute-labels.ts'
import type { CategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { isCalledBy, isNamedBy } from '../rules/coverage.ts'
import {
  extractVariantSizes,
  tokenizeName,
  tokenizeProductName,
  tokenizeVariant,
} from '../rules/index-entry.ts'
import { countMatchedSizes } from '../rules/match-sizes.ts'
import type { VariantText } from '../store/index-entries.ts'
import type { MemoryState } from './apply-changes.ts'
import {
  loadOrderableProducts,
  type OrderableProduct,
  type OrderableVariant,
} from './orderable-variants.ts'
import type { SearchResult } from './search.ts'
import { loadVariantTexts } from './variant-texts.ts'
import type { VocabularyState } from './vocabulary.ts'

/** Sizes identify a variant more surely than words. */
const SIZE_WEIGHT = 3

/** At which state of the index and the catalogue variants are asked for; without one they are read again. */
export type VariantState = Pick<VocabularyState, keyof MemoryState | 'version'>
const NOT_CACHED: VariantState = { areEntriesCurrent: false, areProductsCurrent: false, version: 0 }

type VariantQuery = Pick<SearchResult, 'query' | 'bySku' | 'variantTerms'>

/** Of the first products of a search: whether each can be ordered, and where it is. */
export type FoundAvailability = {
  /** The products whose variant that they would show can be ordered. */
  orderableIds: ReadonlySet<number>
  /** By product, the warehouses with free stock of it. */
  warehousesByProduct: ReadonlyMap<number, readonly number[]>
}

/** Whether products can be ordered as a search would show them, and where they are. */
export async function loadAvailability(
  deps: AppDeps,
  query: VariantQuery,
  ids: readonly number[],
  attributesOf: AttributeLookup,
  state: VariantState,
): Promise<FoundAvailability> {
  const products = await loadOrderableProducts(deps, ids, state)
  const candidates = selectCandidates(products, query.bySku)
  // Which variant is shown matters only where some can be ordered and some cannot.
  const isMixed = (variants: readonly OrderableVariant[]) =>
    variants.some(({ readiness }) => readiness > 0) &&
    variants.some(({ readiness }) => readiness === 0)
  const mixed = new Map([...candidates].filter(([, variants]) => isMixed(variants)))
  const shown = await selectBest(deps, query, mixed, attributesOf, state)
  const orderableIds = [...candidates].flatMap(([id, variants]) =>
    ((shown.get(id) ?? variants[0])?.readiness ?? 0) > 0 ? [id] : [],
  )
  return {
    orderableIds: new Set(orderableIds),
    warehousesByProduct: new Map([...products].map(([id, { warehouses }]) => [id, warehouses])),
  }
}

/**
 * By product, the variant with a price that matches best: of equal matches one in stock, then one that can be
 * ordered, then the first.
 */
export async function matchVariants(
  deps: AppDeps,
  query: VariantQuery,
  ids: readonly number[],
  attributesOf: AttributeLookup,
  state: VariantState = NOT_CACHED,
): Promise<ReadonlyMap<number, OrderableVariant>> {
  const products = await loadOrderableProducts(deps, ids, state)
  return selectBest(deps, query, selectCandidates(products, query.bySku), attributesOf, state)
}

/** The variants that products may show: of a typed SKU only its own. */
const selectCandidates = (
  products: ReadonlyMap<number, OrderableProduct>,
  bySku: SearchResult['bySku'],
): Map<number, readonly OrderableVariant[]> =>
  new Map(
    [...products].map(([productId, { variants }]) => {
      const sku = bySku.get(productId)
      return [productId, sku === undefined ? variants : variants.filter(({ id }) => id === sku)]
    }),
  )

async function selectBest(
  deps: AppDeps,
  { query, variantTerms }: VariantQuery,
  candidates: ReadonlyMap<number, readonly OrderableVariant[]>,
  attributesOf: AttributeLookup,
  state: VariantState,
): Promise<Map<number, OrderableVariant>> {
  const points = await loadPoints(deps, { query, variantTerms }, candidates, attributesOf, state)
  const best = new Map<number, OrderableVariant>()
  for (const [productId, variants] of candidates) {
    let shown: OrderableVariant | undefined
    for (const variant of variants) {
      const difference = shown
        ? (points.get(variant.id) ?? 0) - (points.get(shown.id) ?? 0) ||
          variant.readiness - shown.readiness
        : 1
      if (difference > 0) shown = variant
    }
    if (shown) best.set(productId, shown)
  }
  return best
}

const NO_POINTS: ReadonlyMap<number, number> = new Map()

/** By variant, how much of the query it matches. A product with one variant shows it, whatever its name. */
async function loadPoints(
  deps: AppDeps,
  query: Pick<SearchResult, 'query' | 'variantTerms'>,
  candidates: ReadonlyMap<number, readonly OrderableVariant[]>,
  attributesOf: AttributeLookup,
  state: VariantState,
): Promise<ReadonlyMap<number, number>> {
  if (query.query.sizes.length === 0 && query.variantTerms.length === 0) return NO_POINTS
  const compared = [...candidates].flatMap(([id, { length }]) => (length > 1 ? [id] : []))
  const texts = compared.length > 0 ? await loadVariantTexts(deps, compared, state) : []
  return new Map(texts.map((variant) => [variant.id, scoreVariant(variant, query, attributesOf)]))
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
  state: VocabularyState,
): Promise<Map<number, FoundVariant[]>> {
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
    const { sizes, words } = readNames(variant, attributesOf(variant.subCategoryId))
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
  // Only where the words mean nothing else: a `sok` is a socket, and no `Sok Drat Dalam`.
  if (!found.some(({ isNamed }) => isNamed))
    for (const [at, variant] of variants.entries()) {
      const names = readNames(variant, attributesOf(variant.subCategoryId))
      found[at]!.isNamed = isCalledBy(result.query, { ...variant, ...names })
    }
  return Map.groupBy(found, ({ productId }) => productId)
}

/** What a variant is called, for as long as it and its attributes are known: it does not depend on the query. */
const namesOf = new WeakMap<
  VariantText,
  { definitions: ReturnType<AttributeLookup>; sizes: string[]; words: ReadonlySet<string> }
>()

function readNames(variant: VariantText, definitions: ReturnType<AttributeLookup>) {
  const known = namesOf.get(variant)
  if (known?.definitions === definitions) return known
  const { sizes: sizesInName, words: wordsInName } = tokenizeProductName(variant.productName)
  // Part of a brand's name names nothing: `gypsum jaya` is not of Karang Jaya.
  const brandWords = tokenizeName(variant.brand)
  const names = {
    definitions,
    sizes: extractVariantSizes(variant, definitions, sizesInName),
    words: new Set([
      ...wordsInName.filter((word) => !brandWords.includes(word)),
      ...tokenizeVariant(variant, definitions),
      ...listCodes([variant.productName, variant.name, ...Object.values(variant.attributes)]),
    ]),
  }
  namesOf.set(variant, names)
  return names
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
  const words = variantTerms.length > 0 ? tokenizeVariant(variant, definitions) : []
  const sizes = query.sizes.length > 0 ? extractVariantSizes(variant, definitions) : []
  let points = SIZE_WEIGHT * countMatchedSizes(query.sizes, sizes)
  for (const term of variantTerms) if (words.includes(term)) points += 1
  return points
}

const lookups = new WeakMap<CategoryTree['categories'], AttributeLookup>()

export function createAttributeLookup({
  categories,
}: Pick<CategoryTree, 'categories'>): AttributeLookup {
  const known = lookups.get(categories)
  if (known) return known
  const byId = new Map(
    categories.flatMap(({ subCategories }) => subCategories.map((sub) => [sub.id, sub.attributes])),
  )
  const lookup: AttributeLookup = (id) => byId.get(id) ?? []
  lookups.set(categories, lookup)
  return lookup
}
