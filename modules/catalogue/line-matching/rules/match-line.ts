import type {
  AttributeDefinition,
  AttributeLookup,
} from '#modules/catalogue/categories/rules/attribute-labels.ts'
import { hasAllSizes } from '#modules/catalogue/search/rules/coverage.ts'
import type { ParsedQuery } from '#modules/catalogue/search/rules/parse-query.ts'
import { extractSizes } from '#modules/catalogue/search/rules/sizes.ts'
import { chooseVariant, type LineContext, type NamedOption } from './choose-variant.ts'
import { listDoubtfulWords } from './doubtful-words.ts'
import { readLineContext, type LineText } from './line-text.ts'
import { orderByNearestSize } from './nearest-size.ts'
import { ASK_FOR_KIND, askForAttribute, explainUnknown, NEAREST_SIZE } from './question.ts'

/** A variant that the search found for a line. */
export type FoundOption = NamedOption & {
  /** Whether it is what the line names, in words and sizes. */
  isNamed: boolean
  sizes: readonly string[]
  /** How many sizes of the line it has; one in another position counts less. */
  matchedSizes: number
  /** How well it matches beyond what its product does. */
  points: number
}

/** What was found for a line: products, best first, with their variants. */
export type FoundProducts<Option> = {
  query: ParsedQuery
  products: { options: readonly Option[]; matchRatio: number }[]
  isApproximate: boolean
}

export type MatchedOptions<Option> = {
  /** Whether the first option can be taken without a question. */
  isExact: boolean
  /** Whether the options match the line's words well; otherwise they are only similar. */
  isLikely: boolean
  /** Whether the options have every word, size and brand of the line. */
  isNamed: boolean
  /** Whether the number at the end of the line is a size of the goods and not only their quantity. */
  isTrailingSize: boolean
  /** Whether the line names a size that the options have. */
  namesSize: boolean
  /** How many of the first options are equally right; 0 where a question is open. */
  equalCount: number
  /** What the line leaves open, in a sentence. */
  question: string | null
  /** Words of the line that the shop does not know. */
  unknownWords: readonly string[]
  /** Words that the shop knows, and that are of no goods that the line may mean; empty where the options have all of them. */
  doubtfulWords: readonly string[]
  /** Whether it was found by its SKU, which leaves nothing open but the quantity. */
  isSku: boolean
  options: Option[]
}

/** A product with this match ratio is likely; one this close to the best counts as equal to it. */
const MIN_MATCH = 0.8
const MIN_RELATIVE_MATCH = 0.97
/** An interpretation of a size as inches counts 0.01 less than one in millimetres. */
const SIZE_MARGIN = 0.005

/**
 * Decides what a line means among the variants that the search found: one that can be taken, or several with
 * a question. Only a variant that has every word, size and brand of the line is ever taken.
 */
export function matchLine<Option extends FoundOption>(
  line: LineText,
  { query, products, isApproximate }: FoundProducts<Option>,
  attributesOf: AttributeLookup,
): MatchedOptions<Option> {
  const { unknown, missingBrands, texts } = query
  const isKnown = unknown.length + texts.length + missingBrands.length === 0 && !isApproximate
  const best = products[0]?.matchRatio ?? 0
  const equal = products.filter(({ matchRatio }) => matchRatio >= best * MIN_RELATIVE_MATCH)
  const named = selectNamed(equal.flatMap(({ options }) => options))
  if (named.length === 0) {
    const isLikely = isKnown && best >= MIN_MATCH
    const options = products.flatMap((product) => selectNearest(product, equal.includes(product)))
    const near = isKnown ? orderByNearestSize(options, query.sizes) : undefined
    return {
      isExact: false,
      isLikely,
      isNamed: false,
      isTrailingSize: false,
      namesSize: false,
      equalCount: 0,
      isSku: false,
      question: explainUnknown(query) ?? (near ? NEAREST_SIZE : null),
      unknownWords: unknown,
      doubtfulWords: listDoubtfulWords(query),
      options: near ?? options,
    }
  }
  const context = readLineContext(line, query.terms)
  const { options, isTrailingSize } = readTrailing(line, named, attributesOf, context)
  const { open, isOfSeveralKinds, equalCount, ...choice } = chooseVariant(
    options,
    attributesOf,
    context,
  )
  const equallyRight = choice.options.slice(0, equalCount)
  // A size alone names nothing: `50kg x 40`.
  const isNameless = query.terms.length + query.brands.length === 0
  const openQuestion = open
    ? askForAttribute(open, options)
    : (isOfSeveralKinds || isNameless) && ASK_FOR_KIND
  return {
    isExact: isKnown && !openQuestion,
    isLikely: isKnown,
    isNamed: true,
    isTrailingSize,
    namesSize: isTrailingSize || query.sizes.length > 0,
    equalCount,
    isSku: false,
    question: explainUnknown(query) ?? (openQuestion || null),
    unknownWords: unknown,
    doubtfulWords: [],
    options: [
      ...spread(equallyRight, undefined),
      ...spread(choice.options.slice(equalCount), open),
    ],
  }
}

/** What the line names, with as many of its sizes as any of them has. */
function selectNamed<Option extends FoundOption>(options: readonly Option[]): Option[] {
  const named = options.filter(({ isNamed }) => isNamed)
  const most = Math.max(0, ...named.map(({ matchedSizes }) => matchedSizes))
  return named.filter(({ matchedSizes }) => matchedSizes >= most - SIZE_MARGIN)
}

/** `plamir 1`, `palu godam 3`: below it a number without its unit is how many, and no weight (kg) or volume (l). */
const MIN_BARE_PACK = 5
const isNoPack = (size: string): boolean => !/^[gvn]\d/.test(size)

/**
 * Whether the number at the end is a size: the goods have that size, they are not sold by its unit, and
 * without it they are not known.
 */
function readTrailing<Option extends FoundOption>(
  { trailing }: LineText,
  options: Option[],
  attributesOf: AttributeLookup,
  context: LineContext,
): { options: Option[]; isTrailingSize: boolean } {
  const isQuantity = { options, isTrailingSize: false }
  if (!trailing) return isQuantity
  const { isUnit } = trailing
  // Nails that are sold by the kg: `5 kg` is how many.
  const soldByUnit = isUnit ? options.filter(({ unit }) => isUnit(unit)) : []
  if (soldByUnit.length > 0) return { options: soldByUnit, isTrailingSize: false }
  const { sizes } = extractSizes(trailing.number)
  const choice = chooseVariant(options, attributesOf, context)
  // `u-ditch 40x60 30`: that there are lids of 30 cm says nothing, where no lid is meant.
  const usual = choice.options.slice(0, choice.usualCount)
  const isCount = !isUnit && Number(trailing.number.replace(',', '.')) < MIN_BARE_PACK
  const sized = usual.filter((option) =>
    hasAllSizes(sizes, isCount ? option.sizes.filter(isNoPack) : option.sizes),
  )
  if (sized.length === 0) return isQuantity
  const isOpen = choice.open !== undefined || choice.isOfSeveralKinds
  return isUnit || isOpen ? { options: sized, isTrailingSize: true } : isQuantity
}

/** The variants of a product that match best: all of them, or the first. */
function selectNearest<Option extends FoundOption>(
  { options }: { options: readonly Option[] },
  all: boolean,
): Option[] {
  const most = Math.max(0, ...options.map(({ points }) => points))
  const nearest = options.filter(({ points }) => points === most)
  return all ? nearest : nearest.slice(0, 1)
}

/** Different values of the open attribute first; without one different products. */
function spread<Option extends FoundOption>(
  options: readonly Option[],
  open: AttributeDefinition | undefined,
): Option[] {
  const seen = new Set<unknown>()
  const first = options.filter(({ attributes, productId }) => {
    const key = open ? attributes[open.key] : productId
    return !seen.has(key) && seen.add(key)
  })
  return [...first, ...options.filter((option) => !first.includes(option))]
}
