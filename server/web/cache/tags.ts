import type { CallRequest, Dispatch } from '#platform/http/dispatch.ts'
import type { CallResponse } from '#platform/http/serialize.ts'

/** Every change of the catalogue; whatever is kept goes with it. */
export const ALL = 'all'
/** Any stock at all: for answers of which it is not known whose they show. */
export const STOCK = 'stock'

/** What an answer shows, gathered while it is made. `keep` falls when it must not be kept. */
export type CacheTags = { isCacheable: boolean; tags: Set<string> }

export const createCacheTags = (): CacheTags => ({ isCacheable: true, tags: new Set() })

/** The cart of somebody without a ticket is empty, and reads no table. */
const UNTAGGED_CALLS = new Set(['cart.show'])
/** Calls whose answers hang on the catalogue alone: no stock, nobody's own. */
const CATALOGUE_ONLY_CALLS = new Set([
  'catalogue.categories',
  'catalogue.categoryGroups',
  'catalogue.itemCategories',
  'catalogue.category',
  'catalogue.subCategoriesOf',
  'catalogue.brand',
  'catalogue.brandDirectory',
  'catalogue.brandFiles',
])
/** Of a list's query, what narrows it without a look at stock. */
const STOCK_FREE_PARAMS = new Set([
  'page',
  'count',
  'category',
  'subCategory',
  'brand',
  'sort',
  'minPrice',
  'maxPrice',
  'attributes',
])
/** Of a list's query, what a kept answer may have beside that. What is typed is nobody else's. */
const CACHEABLE_PARAMS = new Set([...STOCK_FREE_PARAMS, 'place', 'ready'])

/** Whether an answer to a query of these names is everyone's. */
export const isCacheableQuery = (names: readonly string[]): boolean =>
  names.every((name) => CACHEABLE_PARAMS.has(name))

/** Notes what one call's answer shows. Calls that are not known here forbid keeping. */
export function collectTags(
  cacheTags: CacheTags,
  name: string,
  request: Pick<CallRequest, 'params' | 'query'>,
  response: CallResponse,
): void {
  if (response.status !== 200 || response.visitorToken || !('text' in response.body))
    return void (cacheTags.isCacheable = false)
  if (UNTAGGED_CALLS.has(name) || CATALOGUE_ONLY_CALLS.has(name)) return
  if (!name.startsWith('catalogue.')) return void (cacheTags.isCacheable = false)
  const query = Object.keys(request.query).filter((key) => request.query[key] !== undefined)
  if (!isCacheableQuery(query)) return void (cacheTags.isCacheable = false)
  const { data } = JSON.parse(response.body.text) as { data: ResponseData }
  const listTag = tagForList(request.query)
  switch (name) {
    case 'catalogue.product':
      return void cacheTags.tags.add(productTag(data.id))
    case 'catalogue.related':
      for (const { id } of [...(data.alternatives ?? []), ...(data.together ?? [])])
        cacheTags.tags.add(productTag(id))
      return
    case 'catalogue.subCategory':
      return void cacheTags.tags.add(`shelf ${data.slug}`)
    case 'catalogue.products':
    case 'catalogue.featured':
      for (const { id } of data.results ?? []) cacheTags.tags.add(productTag(id))
      // Who is in such a list hangs on stock, also of those that are not in it yet.
      if (query.some((key) => !STOCK_FREE_PARAMS.has(key))) cacheTags.tags.add(listTag)
      return
    default:
      cacheTags.tags.add(listTag)
  }
}

type ListedIds = { id?: string }[]
type ResponseData = {
  id?: string
  slug?: string
  results?: ListedIds
  alternatives?: ListedIds
  together?: ListedIds
}

const productTag = (id: string | undefined) => `product ${id}`
/** The narrowest shelf that a query names. Slugs of two categories may be alike: both go then. */
const tagForList = ({ category, subCategory }: CallRequest['query']) =>
  typeof subCategory === 'string'
    ? `shelf ${subCategory}`
    : typeof category === 'string'
      ? `category ${category}`
      : STOCK

/** A dispatch that notes what passes through it: everything that a page shows. */
export const trackTags = (dispatch: Dispatch, cacheTags: CacheTags): Dispatch => ({
  ...dispatch,
  async run(name, request) {
    const response = await dispatch.run(name, request)
    collectTags(cacheTags, name, request, response)
    return response
  },
})

/** What a notice says has changed (migration 0070 writes it): tags of kept answers, or ALL. */
export function tagsFromNotification(payload: string): string[] {
  const [kind, ...changes] = payload.split(' ')
  if (kind !== STOCK) return [ALL]
  const tags = changes.flatMap((each) => {
    const [id, subCategory, category] = each.split(':')
    return [productTag(id), `shelf ${subCategory}`, `category ${category}`]
  })
  return [STOCK, ...tags]
}
