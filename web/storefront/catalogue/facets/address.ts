import { writeAttributes } from '#modules/catalogue/rules/attributes-query.ts'

/** Orders of a list as an address names them, and what the API calls them. */
export const SORTS = {
  sesuai: 'relevance',
  laku: 'popular',
  'harga-naik': 'price-asc',
  'harga-turun': 'price-desc',
  terbaru: 'newest',
} as const
type SortName = keyof typeof SORTS

/** Parameters that are no attribute of a sub-category. */
const OWN = [
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
const own: ReadonlySet<string> = new Set(OWN)

const wholeOf = (text: string | null): number | undefined => {
  const figure = Number((text ?? '').replace(/\D/g, '') || NaN)
  return Number.isSafeInteger(figure) && figure <= 1e12 ? figure : undefined
}

/** The state of a list's address as the API's query; values may stand several times or with commas. */
export function narrowingFrom(params: URLSearchParams) {
  const all = (name: string) =>
    params
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter(Boolean)
  const attributes = new Map<string, string[]>()
  for (const name of new Set(params.keys()))
    if (!own.has(name)) attributes.set(name, params.getAll(name).filter(Boolean))
  const written = writeAttributes([...attributes].filter(([, values]) => values.length > 0))
  const [brand, place, ready] = [
    all('merek'),
    all('gudang'),
    [params.get('siap') && 'ready', params.get('indent') && 'indent'].filter(Boolean),
  ]
  const [minPrice, maxPrice] = [wholeOf(params.get('min')), wholeOf(params.get('maks'))]
  return {
    ...(written ? { attributes: written.slice(0, 4000) } : {}),
    ...(brand.length > 0 ? { brand: brand.join() } : {}),
    ...(place.length > 0 ? { place: place.join() } : {}),
    ...(ready.length > 0 ? { ready: ready.join() } : {}),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(params.get('dibeli') ? { bought: 'true' } : {}),
  }
}

/** The order that an address names; undefined where it names none that is known. */
export function sortFrom(params: URLSearchParams): (typeof SORTS)[SortName] | undefined {
  const name = params.get('urut')
  return name !== null && Object.hasOwn(SORTS, name) ? SORTS[name as SortName] : undefined
}

/** A value that is chosen, and what to say of it. */
export type Chosen = { name: string; value: string; label: string }

/** The query without one chosen value, on its first page; a range goes as a whole. */
export function without(
  params: URLSearchParams,
  { name, value }: Pick<Chosen, 'name' | 'value'>,
): string {
  const rest = new URLSearchParams()
  for (const [key, each] of params) {
    if (key === 'page' || (name === 'min' && key === 'maks')) continue
    if (key !== name) rest.append(key, each)
    else if (name !== 'min')
      for (const one of own.has(key) ? each.split(',') : [each])
        if (one !== value) rest.append(key, one)
  }
  return written(rest)
}

/** The query with one value more, on its first page. */
export function withValue(params: URLSearchParams, name: string, value: string): string {
  const more = new URLSearchParams(params)
  more.delete('page')
  more.append(name, value)
  return written(more)
}

/** What stays when everything chosen goes: what was searched for, and the order. */
export function cleared(params: URLSearchParams): string {
  const rest = new URLSearchParams()
  for (const name of ['search', 'urut'])
    for (const value of params.getAll(name).filter(Boolean)) rest.append(name, value)
  return written(rest)
}

/** The address in its one spelling: only what is known, in a fixed order, without what is empty. */
export function canonical(params: URLSearchParams, attributeKeys: readonly string[]): string {
  const known = new URLSearchParams()
  const names = [...attributeKeys, ...OWN].filter((name) => name !== 'page')
  for (const name of names) {
    const values = params
      .getAll(name)
      .flatMap((value) => (own.has(name) && name !== 'search' ? value.split(',') : [value]))
    for (const value of [...new Set(values)].filter(Boolean).sort())
      if (name !== 'urut' || Object.hasOwn(SORTS, value)) known.append(name, value)
  }
  const page = Number(params.get('page'))
  if (Number.isInteger(page) && page > 0) known.set('page', String(page))
  return written(known)
}

/** `?tebal=9&merek=rimbaply`, or nothing; commas and slashes stay readable. */
const written = (params: URLSearchParams): string =>
  params.size > 0 ? `?${params.toString().replaceAll('%2F', '/').replaceAll('%2C', ',')}` : ''
