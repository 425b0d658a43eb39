import type { FacetIndex, FacetProduct, FacetVariant, Readiness } from './facet-index.ts'

/** The filters of a list as ids; a part left out does not filter. */
export type FacetSelection = {
  /** By attribute, the accepted values as text. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>
  brands?: ReadonlySet<number> | undefined
  subCategories?: ReadonlySet<number> | undefined
  warehouses?: ReadonlySet<number> | undefined
  readiness?: ReadonlySet<Readiness> | undefined
  /** Sen with PPN, both ends included. */
  price?: { from: number; to: number } | undefined
  /** Only these products. */
  products?: ReadonlySet<number> | undefined
}
export type ProductSort = 'relevance' | 'popular' | 'price-asc' | 'price-desc' | 'newest'

/** A matching product with its first matching variant, which is the one to offer. */
export type ProductMatch = { id: number; variantId: number; popularity: number; price: number }

/**
 * The number of products of each value with all other filters applied; of attributes also their
 * lowest price in sen (`from`).
 */
type FacetCounts = {
  attributes: {
    key: string
    values: { value: string | number; count: number; from: number | undefined }[]
  }[]
  brands: Map<number, number>
  subCategories: Map<number, number>
  warehouses: Map<number, number>
  readiness: Map<Readiness, number>
  /** Lowest and highest price in sen without the price filter; undefined if nothing matches. */
  price: { from: number; to: number } | undefined
}
export type FilterResult = { matches: ProductMatch[]; counts: FacetCounts }

type Candidate = { product: FacetProduct; variant: FacetVariant; price: number }
type Predicate = (candidate: Candidate) => boolean
/** The values of one facet that a variant counts towards. */
type ValueSelector<T> = (candidate: Candidate) => readonly T[]

/** The predicate of each active filter, by facet. */
function buildPredicates(index: FacetIndex, selection: FacetSelection): Map<string, Predicate> {
  const predicates = new Map<string, Predicate>()
  const { brands, subCategories, warehouses, readiness, price, products } = selection
  index.keys.forEach((key, at) => {
    const selectedValues = selection.attributes.get(key)
    if (!selectedValues || selectedValues.size === 0) return
    const codes = new Set<number>()
    for (const [value, code] of index.values[at]!)
      if (selectedValues.has(String(value))) codes.add(code)
    predicates.set(`attribute ${key}`, ({ variant }) => codes.has(variant.codes[at]!))
  })
  if (brands) predicates.set('brand', ({ product }) => brands.has(product.brandId))
  if (subCategories)
    predicates.set('subCategory', ({ product }) => subCategories.has(product.subCategoryId))
  if (warehouses)
    predicates.set('warehouse', ({ variant }) =>
      variant.warehouses.some((id) => warehouses.has(id)),
    )
  if (readiness)
    predicates.set(
      'readiness',
      ({ variant }) => variant.readiness !== undefined && readiness.has(variant.readiness),
    )
  if (price) predicates.set('price', (each) => each.price >= price.from && each.price <= price.to)
  if (products) predicates.set('product', ({ product }) => products.has(product.id))
  return predicates
}

/**
 * The products of an index that match a selection, popular first, with the counts of every facet. A
 * product matches if a single variant passes all filters. `lists` are the price lists that apply, in
 * precedence; a variant without a price on any of them is left out.
 */
export function filterProducts(
  index: FacetIndex,
  selection: FacetSelection,
  lists: readonly number[],
): FilterResult {
  const predicates = [...buildPredicates(index, selection)]
  const bit = new Map(predicates.map(([name], at) => [name, 1 << at]))
  const candidates: Candidate[] = []
  const failedBits: number[] = []
  const matches: ProductMatch[] = []
  for (const { product, variants } of index.entries) {
    let hasMatch = false
    for (const variant of variants) {
      const price = findPrice(variant, lists)
      if (price === undefined) continue
      const candidate = { product, variant, price }
      let failedBit = 0
      for (let at = 0; at < predicates.length; at++)
        if (!predicates[at]![1](candidate)) failedBit |= 1 << at
      if (failedBit === 0 && !hasMatch) {
        hasMatch = true
        matches.push({
          id: product.id,
          variantId: variant.id,
          popularity: product.popularity,
          price,
        })
      }
      // A variant that fails two filters counts towards no facet.
      if ((failedBit & (failedBit - 1)) !== 0) continue
      candidates.push(candidate)
      failedBits.push(failedBit)
    }
  }

  function countValues<T>(facet: string, values: ValueSelector<T>): Map<T, number> {
    const ownBit = bit.get(facet) ?? 0
    const counts = new Map<T, number>()
    const last = new Map<T, number>()
    candidates.forEach((candidate, at) => {
      if ((failedBits[at]! & ~ownBit) !== 0) return
      for (const value of values(candidate)) {
        if (last.get(value) === candidate.product.id) continue
        last.set(value, candidate.product.id)
        counts.set(value, (counts.get(value) ?? 0) + 1)
      }
    })
    return counts
  }

  const toList = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value])
  const attributes = index.keys.map((key, at) => {
    const from = new Map<number, number>()
    const counts = countValues(`attribute ${key}`, ({ variant, price }) => {
      const code = variant.codes[at]!
      if (price < (from.get(code) ?? Infinity)) from.set(code, price)
      return toList(code)
    })
    const values = [...index.values[at]!].map(([value, code]) => ({
      value,
      count: counts.get(code) ?? 0,
      from: from.get(code),
    }))
    return { key, values: values.sort(compareValues) }
  })
  return {
    matches,
    counts: {
      attributes,
      brands: countValues('brand', ({ product }) => [product.brandId]),
      subCategories: countValues('subCategory', ({ product }) => [product.subCategoryId]),
      warehouses: countValues('warehouse', ({ variant }) => variant.warehouses),
      readiness: countValues('readiness', ({ variant }) => toList(variant.readiness)),
      price: computePriceRange(
        candidates.filter((_, at) => (failedBits[at]! & ~(bit.get('price') ?? 0)) === 0),
      ),
    },
  }
}

/** Merges the results of several indexes into one. */
export function mergeResults(parts: readonly FilterResult[]): FilterResult {
  const [only] = parts
  if (only && parts.length === 1) return only
  const sumCounts = <T>(pick: (counts: FacetCounts) => Map<T, number>) => {
    const sums = new Map<T, number>()
    for (const { counts } of parts)
      for (const [value, count] of pick(counts)) sums.set(value, (sums.get(value) ?? 0) + count)
    return sums
  }
  const ranges = parts.flatMap(({ counts }) => counts.price ?? [])
  return {
    matches: parts.flatMap(({ matches }) => matches).sort(compareByPopularity),
    counts: {
      attributes: [],
      brands: sumCounts((counts) => counts.brands),
      subCategories: sumCounts((counts) => counts.subCategories),
      warehouses: sumCounts((counts) => counts.warehouses),
      readiness: sumCounts((counts) => counts.readiness),
      price:
        ranges.length === 0
          ? undefined
          : {
              from: Math.min(...ranges.map(({ from }) => from)),
              to: Math.max(...ranges.map(({ to }) => to)),
            },
    },
  }
}

/** Sorts matches; stable, and by relevance they are unchanged. */
export function sortMatches(
  matches: readonly ProductMatch[],
  sort: ProductSort,
): readonly ProductMatch[] {
  if (sort === 'popular') return matches.toSorted(compareByPopularity)
  if (sort === 'price-asc') return matches.toSorted((a, b) => a.price - b.price)
  if (sort === 'price-desc') return matches.toSorted((a, b) => b.price - a.price)
  if (sort === 'newest') return matches.toSorted((a, b) => b.id - a.id)
  return matches
}

const compareByPopularity = (a: ProductMatch, b: ProductMatch) =>
  b.popularity - a.popularity || a.id - b.id

/** Numbers ascend; texts are alphabetical, with numbers in them ascending. */
function compareValues(
  { value: a }: { value: string | number },
  { value: b }: { value: string | number },
) {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'id', { numeric: true })
}

function findPrice({ prices }: FacetVariant, lists: readonly number[]): number | undefined {
  for (const list of lists)
    for (let at = 0; at < prices.length; at += 2) if (prices[at] === list) return prices[at + 1]
  return undefined
}

function computePriceRange(candidates: readonly Candidate[]): FacetCounts['price'] {
  let range: { from: number; to: number } | undefined
  for (const { price } of candidates) {
    if (!range) range = { from: price, to: price }
    else if (price < range.from) range.from = price
    else if (price > range.to) range.to = price
  }
  return range
}
