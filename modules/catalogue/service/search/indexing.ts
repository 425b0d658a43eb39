import { type Db, inTransaction } from '#platform/database/database.ts'
import type { Tools } from '#platform/http/context.ts'
import { entryOf } from '../../rules/search/entry.ts'
import { searchTextOf } from '../../rules/words.ts'
import * as store from '../../store/search/due.ts'

/** Entries written in one statement. */
const atOnce = 500

/**
 * Writes the entries of every product that waits for one, in the caller's transaction if there is
 * one. Whatever saves a product puts it in the queue by itself.
 */
export async function indexDue({ db }: Pick<Tools, 'db'>): Promise<void> {
  for (let taken = atOnce; taken === atOnce;)
    taken = await inTransaction(db, async (tx) => {
      const ids = await store.takeDue(tx, atOnce)
      if (ids.length > 0) await indexProducts(tx, ids)
      return ids.length
    })
}

/** Lets the next search write the entries of a whole sub-category, category or brand anew. */
export const indexShelf = (tx: Db, shelf: store.Standing): Promise<void> =>
  store.shelfIsDue(tx, shelf)

/** Writes the entries of the given products. */
export async function indexProducts(tx: Db, ids: number[]): Promise<void> {
  const products = (await store.dueProducts(tx, ids)).filter(
    ({ active, variants }) => active && variants.length > 0,
  )
  const entries = products.map((product) => ({
    product_id: product.id,
    sub_category_id: product.subCategoryId,
    brand_id: product.brandId,
    popularity: product.popularity,
    ...entryOf({
      ...product,
      attributes: product.attributes.map((facet) => ({ ...facet, unit: facet.unit ?? null })),
    }),
    text: textOf(product),
  }))
  await store.keepEntries(tx, ids, entries)
  await store.keepWords(tx, wordsOf(entries), shelvesOf(entries))
}

/** A product's texts with those of all that it stands on. */
const textOf = ({ name, brand, shelf, attributes, variants }: store.DueProduct): string =>
  searchTextOf([
    name,
    brand,
    ...shelf,
    ...variants.flatMap((variant) => [
      variant.name,
      variant.sku,
      ...attributes.map(
        ({ key, unit }) =>
          `${String(variant.attributes[key] ?? '').replace('.', ',')} ${unit ?? ''}`,
      ),
    ]),
  ])

const shelvesOf = (entries: store.EntryRow[]) => [
  ...new Map(
    entries.map(({ sub_category_id: sub, brand_id: brand }) => [`${sub} ${brand}`, { sub, brand }]),
  ).values(),
]

/** Words with their sub-categories once each; sizes stand among them with an equals sign, stems with a tilde. */
function wordsOf(entries: store.EntryRow[]): store.WordRow[] {
  const rows = new Map<string, store.WordRow>()
  const add = (sub: number, word: string, named: boolean) => {
    const key = `${sub} ${word}`
    rows.set(key, { sub, word, named: named || (rows.get(key)?.named ?? false) })
  }
  for (const { sub_category_id: sub, words, sizes } of entries) {
    const [named = '', varied = '', texts = ''] = words.split('#')
    for (const word of split(named)) add(sub, word, true)
    for (const word of split(varied)) add(sub, word, false)
    for (const stem of split(texts)) add(sub, `~${stem}`, false)
    for (const token of new Set(sizes.split(/[;|]/).filter(Boolean))) add(sub, `=${token}`, false)
  }
  return [...rows.values()]
}

const split = (words: string) => words.split(' ').filter(Boolean)
