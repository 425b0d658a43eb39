import { formatAttributes } from '#modules/catalogue/facets/rules/attributes-query.ts'

/** The orders of a list by their names in the URL, and the API's names for them. */
export const SORTS_BY_PARAM = {
  sesuai: 'relevance',
  laku: 'popular',
  'harga-naik': 'price-asc',
  'harga-turun': 'price-desc',
  terbaru: 'newest',
} as const
type SortParam = keyof typeof SORTS_BY_PARAM

/** Parameters that are no attribute of a sub-category. */
const LIST_PARAMS = [
  'page',
  'search',
  'kategori',
  'merek',
  'gudang',
  'siap',
  'indent',
  'dibeli',
  'min',
  'maks',
  'urut',
] as const
const listParams: ReadonlySet<string> = new Set(LIST_PARAMS)

/** The cache rule of a list: every parameter but those that keep a page from being cached. */
export const cacheableList = {
  query: LIST_PARAMS.filter((name) => name !== 'search' && name !== 'dibeli'),
}
/** The cache rule of a sub-category's list: the attributes are parameters, too. */
export const cacheableFacetList = { ...cacheableList, queryPattern: /^[a-z][a-z0-9_-]{0,30}$/ }

const parseWholeNumber = (text: string | null): number | undefined => {
  const number = Number((text ?? '').replace(/\D/g, '') || NaN)
  return Number.isSafeInteger(number) && number <= 1e12 ? number : undefined
}

/** Parses a list's URL into the API's query; values may be repeated or separated by commas. */
export function readFilters(params: URLSearchParams) {
  const all = (name: string) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter(Boolean)
  const attributes = new Map<string, string[]>()
  for (const name of new Set(params.keys()))
    if (!listParams.has(name)) attributes.set(name, params.getAll(name).filter(Boolean))
  const attributesQuery = formatAttributes(
    [...attributes].filter(([, values]) => values.length > 0),
  )
  const [brand, place, ready] = [
    all('merek'),
    all('gudang'),
    [params.get('siap') && 'ready', params.get('indent') && 'indent'].filter(Boolean),
  ]
  const [minPrice, maxPrice] = [
    parseWholeNumber(params.get('min')),
    parseWholeNumber(params.get('maks')),
  ]
  return {
    ...(attributesQuery ? { attributes: attributesQuery.slice(0, 4000) } : {}),
    ...(brand.length > 0 ? { brand: brand.join() } : {}),
    ...(place.length > 0 ? { place: place.join() } : {}),
    ...(ready.length > 0 ? { ready: ready.join() } : {}),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(params.get('dibeli') ? { bought: 'true' } : {}),
  }
}

/** The order in the URL; undefined where it names no known one. */
export function readSort(params: URLSearchParams): (typeof SORTS_BY_PARAM)[SortParam] | undefined {
  const name = params.get('urut')
  return name !== null && Object.hasOwn(SORTS_BY_PARAM, name)
    ? SORTS_BY_PARAM[name as SortParam]
    : undefined
}

/** A chosen value and its label. */
export type SelectedFilter = { name: string; value: string; label: string }

/** The query without one chosen value, on its first page; a range is removed as a whole. */
export function removeFilter(
  params: URLSearchParams,
  { name, value }: Pick<SelectedFilter, 'name' | 'value'>,
): string {
  const rest = new URLSearchParams()
  for (const [key, each] of params) {
    if (key === 'page' || (name === 'min' && key === 'maks')) continue
    if (key !== name) rest.append(key, each)
    else if (name !== 'min')
      for (const one of listParams.has(key) ? each.split(',') : [each])
        if (one !== value) rest.append(key, one)
  }
  return formatQuery(rest)
}

/** The query with one more value, on its first page. */
export function addFilter(params: URLSearchParams, name: string, value: string): string {
  const more = new URLSearchParams(params)
  more.delete('page')
  more.append(name, value)
  return formatQuery(more)
}

/** The query without any filter: only the search text and the order stay. */
export function clearFilters(params: URLSearchParams): string {
  const rest = new URLSearchParams()
  for (const name of ['search', 'urut'])
    for (const value of params.getAll(name).filter(Boolean)) rest.append(name, value)
  return formatQuery(rest)
}

/** The canonical query: known parameters only, in a fixed order, without empty ones. */
export function toCanonicalQuery(
  params: URLSearchParams,
  attributeKeys: readonly string[],
): string {
  const known = new URLSearchParams()
  const names = [...attributeKeys, ...LIST_PARAMS].filter((name) => name !== 'page')
  for (const name of names) {
    const values = params
      .getAll(name)
      .flatMap((value) => (listParams.has(name) && name !== 'search' ? value.split(',') : [value]))
    for (const value of [...new Set(values)].filter(Boolean).sort())
      if (name !== 'urut' || Object.hasOwn(SORTS_BY_PARAM, value)) known.append(name, value)
  }
  const page = Number(params.get('page'))
  if (Number.isInteger(page) && page > 0) known.set('page', String(page))
  return formatQuery(known)
}

/** `?tebal=9&merek=rimbaply`, or nothing; commas and slashes stay readable. */
const formatQuery = (params: URLSearchParams): string =>
  params.size > 0 ? `?${params.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')}` : ''
