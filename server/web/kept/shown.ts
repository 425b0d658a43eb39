import type { Asked, Dispatch } from '#platform/http/dispatch.ts'
import type { Reply } from '#platform/http/reply.ts'

/** Every change of the catalogue; whatever is kept goes with it. */
export const ALL = 'all'
/** Any stock at all: for answers of which it is not known whose they show. */
export const STOCK = 'stock'

/** What an answer shows, gathered while it is made. `keep` falls when it must not be kept. */
export type Shown = { keep: boolean; tags: Set<string> }

export const nothingShown = (): Shown => ({ keep: true, tags: new Set() })

/** The cart of somebody without a ticket is empty, and reads no table. */
const empty = new Set(['cart.show'])
/** Calls whose answers hang on the catalogue alone: no stock, nobody's own. */
const still = new Set([
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
const plain = new Set([
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
const narrowing = new Set([...plain, 'place', 'ready'])

/** Whether an answer to a query of these names is everyone's. */
export const mayKeep = (names: readonly string[]): boolean =>
  names.every((name) => narrowing.has(name))

/** Notes what one call's answer shows. Calls that are not known here forbid keeping. */
export function note(
  shown: Shown,
  name: string,
  asked: Pick<Asked, 'params' | 'query'>,
  reply: Reply,
): void {
  if (reply.status !== 200 || reply.visitor || !('text' in reply.body))
    return void (shown.keep = false)
  if (empty.has(name) || still.has(name)) return
  if (!name.startsWith('catalogue.')) return void (shown.keep = false)
  const query = Object.keys(asked.query).filter((key) => asked.query[key] !== undefined)
  if (!mayKeep(query)) return void (shown.keep = false)
  const { data } = JSON.parse(reply.body.text) as { data: Answer }
  const shelf = shelfOf(asked.query)
  switch (name) {
    case 'catalogue.product':
      return void shown.tags.add(productTag(data.id))
    case 'catalogue.related':
      for (const { id } of [...(data.alternatives ?? []), ...(data.together ?? [])])
        shown.tags.add(productTag(id))
      return
    case 'catalogue.subCategory':
      return void shown.tags.add(`shelf ${data.slug}`)
    case 'catalogue.products':
    case 'catalogue.featured':
      for (const { id } of data.results ?? []) shown.tags.add(productTag(id))
      // Who is in such a list hangs on stock, also of those that are not in it yet.
      if (query.some((key) => !plain.has(key))) shown.tags.add(shelf)
      return
    default:
      shown.tags.add(shelf)
  }
}

type Listed = { id?: string }[]
type Answer = {
  id?: string
  slug?: string
  results?: Listed
  alternatives?: Listed
  together?: Listed
}

const productTag = (id: string | undefined) => `product ${id}`
/** The narrowest shelf that a query names. Slugs of two categories may be alike: both go then. */
const shelfOf = ({ category, subCategory }: Asked['query']) =>
  typeof subCategory === 'string'
    ? `shelf ${subCategory}`
    : typeof category === 'string'
      ? `category ${category}`
      : STOCK

/** A dispatch that notes what passes through it: everything that a page shows. */
export const watched = (dispatch: Dispatch, shown: Shown): Dispatch => ({
  ...dispatch,
  async run(name, asked) {
    const reply = await dispatch.run(name, asked)
    note(shown, name, asked, reply)
    return reply
  },
})

/** What a notice says has changed (migration 0070 writes it): tags of kept answers, or ALL. */
export function told(notice: string): string[] {
  const [what, ...moved] = notice.split(' ')
  if (what !== STOCK) return [ALL]
  const tags = moved.flatMap((each) => {
    const [id, subCategory, category] = each.split(':')
    return [productTag(id), `shelf ${subCategory}`, `category ${category}`]
  })
  return [STOCK, ...tags]
}
