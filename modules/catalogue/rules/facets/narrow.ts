import type { FacetIndex, FacetProduct, FacetVariant, Readiness } from './facet-index.ts'

/** What a list is narrowed to; a part left out leaves all. Ids, not slugs. */
export type Selection = {
  /** By attribute, the values that will do, written as text. */
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
export type Sort = 'relevance' | 'popular' | 'price-asc' | 'price-desc' | 'newest'

/** A product that is left, and the first of its variants that fits: the one to offer. */
export type Match = { id: number; variantId: number; popularity: number; price: number }

/**
 * How many products each value would leave, all else chosen as it is; of attributes also the lowest
 * price in sen (`from`) that each would leave.
 */
export type Counts = {
  attributes: {
    key: string
    values: { value: string | number; count: number; from: number | undefined }[]
  }[]
  brands: Map<number, number>
  subCategories: Map<number, number>
  warehouses: Map<number, number>
  readiness: Map<Readiness, number>
  /** Lowest and highest price in sen, whatever prices are chosen; undefined where nothing is left. */
  price: { from: number; to: number } | undefined
}
export type Narrowed = { matches: Match[]; counts: Counts }

type Candidate = { product: FacetProduct; variant: FacetVariant; price: number }
type Test = (candidate: Candidate) => boolean
/** Of a variant, the values of one facet that it counts under. */
type Values<T> = (candidate: Candidate) => readonly T[]

/** Every facet by name with the test of what is chosen in it. */
function testsOf(index: FacetIndex, selection: Selection): Map<string, Test> {
  const tests = new Map<string, Test>()
  const { brands, subCategories, warehouses, readiness, price, products } = selection
  index.keys.forEach((key, at) => {
    const wanted = selection.attributes.get(key)
    if (!wanted || wanted.size === 0) return
    const codes = new Set<number>()
    for (const [value, code] of index.values[at]!) if (wanted.has(String(value))) codes.add(code)
    tests.set(`attribute ${key}`, ({ variant }) => codes.has(variant.codes[at]!))
  })
  if (brands) tests.set('brand', ({ product }) => brands.has(product.brandId))
  if (subCategories) tests.set('shelf', ({ product }) => subCategories.has(product.subCategoryId))
  if (warehouses)
    tests.set('place', ({ variant }) => variant.warehouses.some((id) => warehouses.has(id)))
  if (readiness)
    tests.set(
      'ready',
      ({ variant }) => variant.readiness !== undefined && readiness.has(variant.readiness),
    )
  if (price) tests.set('price', ({ price: own }) => own >= price.from && own <= price.to)
  if (products) tests.set('product', ({ product }) => products.has(product.id))
  return tests
}

/**
 * The products of an index that a selection leaves, popular first, and what every facet counts.
 * A product is left where a single variant fits all that is chosen. `lists` are the asker's price
 * lists, the one that goes before first; a variant without a price in any cannot be bought.
 */
export function narrow(
  index: FacetIndex,
  selection: Selection,
  lists: readonly number[],
): Narrowed {
  const tests = [...testsOf(index, selection)]
  const bit = new Map(tests.map(([name], at) => [name, 1 << at]))
  const candidates: Candidate[] = []
  const fails: number[] = []
  const matches: Match[] = []
  for (const { product, variants } of index.entries) {
    let offered = false
    for (const variant of variants) {
      const price = priceIn(variant, lists)
      if (price === undefined) continue
      const candidate = { product, variant, price }
      let failed = 0
      for (let at = 0; at < tests.length; at++) if (!tests[at]![1](candidate)) failed |= 1 << at
      if (failed === 0 && !offered) {
        offered = true
        matches.push({
          id: product.id,
          variantId: variant.id,
          popularity: product.popularity,
          price,
        })
      }
      // What fails in two facets counts in none.
      if ((failed & (failed - 1)) !== 0) continue
      candidates.push(candidate)
      fails.push(failed)
    }
  }

  function counted<T>(facet: string, values: Values<T>): Map<T, number> {
    const own = bit.get(facet) ?? 0
    const counts = new Map<T, number>()
    const last = new Map<T, number>()
    candidates.forEach((candidate, at) => {
      if ((fails[at]! & ~own) !== 0) return
      for (const value of values(candidate)) {
        if (last.get(value) === candidate.product.id) continue
        last.set(value, candidate.product.id)
        counts.set(value, (counts.get(value) ?? 0) + 1)
      }
    })
    return counts
  }

  const single = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value])
  const attributes = index.keys.map((key, at) => {
    const from = new Map<number, number>()
    const counts = counted(`attribute ${key}`, ({ variant, price }) => {
      const code = variant.codes[at]!
      if (price < (from.get(code) ?? Infinity)) from.set(code, price)
      return single(code)
    })
    const values = [...index.values[at]!].map(([value, code]) => ({
      value,
      count: counts.get(code) ?? 0,
      from: from.get(code),
    }))
    return { key, values: values.sort(inOrder) }
  })
  return {
    matches,
    counts: {
      attributes,
      brands: counted('brand', ({ product }) => [product.brandId]),
      subCategories: counted('shelf', ({ product }) => [product.subCategoryId]),
      warehouses: counted('place', ({ variant }) => variant.warehouses),
      readiness: counted('ready', ({ variant }) => single(variant.readiness)),
      price: rangeOf(candidates.filter((_, at) => (fails[at]! & ~(bit.get('price') ?? 0)) === 0)),
    },
  }
}

/** Several indexes narrowed as one list. */
export function together(parts: readonly Narrowed[]): Narrowed {
  const [only] = parts
  if (only && parts.length === 1) return only
  const summed = <T>(pick: (counts: Counts) => Map<T, number>) => {
    const sums = new Map<T, number>()
    for (const { counts } of parts)
      for (const [value, count] of pick(counts)) sums.set(value, (sums.get(value) ?? 0) + count)
    return sums
  }
  const ranges = parts.flatMap(({ counts }) => counts.price ?? [])
  return {
    matches: parts.flatMap(({ matches }) => matches).sort(byPopularity),
    counts: {
      attributes: [],
      brands: summed((counts) => counts.brands),
      subCategories: summed((counts) => counts.subCategories),
      warehouses: summed((counts) => counts.warehouses),
      readiness: summed((counts) => counts.readiness),
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

/** Matches in the order asked for; those that are equal, and all by relevance, stay as they were. */
export function sorted(matches: readonly Match[], sort: Sort): readonly Match[] {
  if (sort === 'popular') return matches.toSorted(byPopularity)
  if (sort === 'price-asc') return matches.toSorted((a, b) => a.price - b.price)
  if (sort === 'price-desc') return matches.toSorted((a, b) => b.price - a.price)
  if (sort === 'newest') return matches.toSorted((a, b) => b.id - a.id)
  return matches
}

const byPopularity = (a: Match, b: Match) => b.popularity - a.popularity || a.id - b.id

/** Figures rise, words follow the alphabet with the figures in them rising. */
function inOrder(
  { value: a }: { value: string | number },
  { value: b }: { value: string | number },
) {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'id', { numeric: true })
}

function priceIn({ prices }: FacetVariant, lists: readonly number[]): number | undefined {
  for (const list of lists)
    for (let at = 0; at < prices.length; at += 2) if (prices[at] === list) return prices[at + 1]
  return undefined
}

function rangeOf(candidates: readonly Candidate[]): Counts['price'] {
  let range: { from: number; to: number } | undefined
  for (const { price } of candidates) {
    if (!range) range = { from: price, to: price }
    else if (price < range.from) range.from = price
    else if (price > range.to) range.to = price
  }
  return range
}
