import type { AttributeValues } from '#modules/catalogue/categories/rules/attribute-labels.ts'

/** One variant on sale with its product and what lists are filtered by. Ordered by product. */
export type FacetRow = {
  id: number
  popularity: number
  brandId: number
  subCategoryId: number
  variantId: number
  attributes: AttributeValues
  minOrder: number
  leadDays: number
  /** `[price list, sen]`, one per list. */
  prices: [list: number, amount: number][] | null
  /** `[warehouse, free]`, only warehouses with free stock. */
  warehouses: [warehouse: number, free: number][] | null
}

export type FacetProduct = {
  id: number
  popularity: number
  brandId: number
  subCategoryId: number
}
export type FacetVariant = {
  id: number
  /** Price list and sen with PPN alternating, in one flat array to save memory. */
  prices: readonly number[]
  /** Code of the value of each attribute of the index, in their order; 0 for none. */
  codes: readonly number[]
  warehouses: readonly number[]
  readiness: Readiness | undefined
}
/** `ready`: the minimum order is in stock. `indent`: it comes from the factory. Neither: out of stock. */
export type Readiness = 'ready' | 'indent'

type FacetEntry = { product: FacetProduct; variants: FacetVariant[] }

/** What lists are filtered by, of all products in a scope, popular first. */
export type FacetIndex = {
  keys: readonly string[]
  /** By attribute, the codes of its values, from 1 in order of occurrence. */
  values: readonly Map<string | number, number>[]
  entries: readonly FacetEntry[]
  /** Estimated memory. */
  bytes: number
}

/** Builds an index of products; `keys` are the attributes that can be filtered by. */
export function buildFacetIndex(keys: readonly string[], rows: readonly FacetRow[]): FacetIndex {
  const values = keys.map(() => new Map<string | number, number>())
  return finishIndex(keys, values, toEntries(keys, values, rows))
}

/** Replaces the given products in an index by `rows`; removes those without a row. */
export function refreshFacetIndex(
  index: FacetIndex,
  productIds: ReadonlySet<number>,
  rows: readonly FacetRow[],
): FacetIndex {
  const unchanged = index.entries.filter(({ product }) => !productIds.has(product.id))
  const refreshed = toEntries(index.keys, index.values, rows)
  return finishIndex(index.keys, index.values, [...unchanged, ...refreshed])
}

function finishIndex(
  keys: FacetIndex['keys'],
  values: FacetIndex['values'],
  entries: FacetEntry[],
) {
  entries.sort(compareByPopularity)
  const variants = entries.reduce((sum, entry) => sum + entry.variants.length, 0)
  return { keys, values, entries, bytes: entries.length * 160 + variants * 240 }
}

const compareByPopularity = ({ product: a }: FacetEntry, { product: b }: FacetEntry) =>
  b.popularity - a.popularity || a.id - b.id

function toEntries(
  keys: readonly string[],
  values: readonly Map<string | number, number>[],
  rows: readonly FacetRow[],
): FacetEntry[] {
  const entries = new Map<number, FacetEntry>()
  for (const row of rows) {
    const { id, popularity, brandId, subCategoryId } = row
    const entry = entries.get(id) ?? {
      product: { id, popularity, brandId, subCategoryId },
      variants: [],
    }
    entries.set(id, entry)
    entry.variants.push({
      id: row.variantId,
      prices: (row.prices ?? []).flat(),
      codes: keys.map((key, at) => encodeValue(values[at]!, row.attributes[key])),
      warehouses: internWarehouses(row.warehouses ?? []),
      readiness: computeReadiness(row),
    })
  }
  return [...entries.values()]
}

/** Most variants share the same few warehouses, so each distinct list exists once. */
const warehouseLists = new Map<string, number[]>()

function internWarehouses(pairs: [number, number][]): number[] {
  const ids = pairs.map(([warehouse]) => warehouse).sort((a, b) => a - b)
  const key = ids.join()
  const existing = warehouseLists.get(key)
  if (existing) return existing
  if (warehouseLists.size < 10_000) warehouseLists.set(key, ids)
  return ids
}

function encodeValue(
  codes: Map<string | number, number>,
  value: string | number | undefined,
): number {
  if (value === undefined || value === '') return 0
  const existing = codes.get(value)
  if (existing !== undefined) return existing
  codes.set(value, codes.size + 1)
  return codes.size
}

function computeReadiness({ warehouses, minOrder, leadDays }: FacetRow): Readiness | undefined {
  const free = (warehouses ?? []).reduce((sum, [, each]) => sum + each, 0)
  // Compared in thousandths: sums of decimals have floating-point residue.
  if (Math.round(free * 1000) >= Math.round(minOrder * 1000)) return 'ready'
  return leadDays > 0 ? 'indent' : undefined
}
