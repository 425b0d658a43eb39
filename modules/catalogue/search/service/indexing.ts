import { type Db, inTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { buildIndexEntry } from '../rules/index-entry.ts'
import { buildSearchText } from '../rules/search-text.ts'
import * as store from '../store/index-queue.ts'

/** Entries written in one statement. */
const BATCH_SIZE = 500

/**
 * Indexes every queued product, in the caller's transaction if there is one. Database triggers queue
 * products when they are saved.
 */
export async function indexQueued({ db }: Pick<AppDeps, 'db'>): Promise<void> {
  for (let claimed = BATCH_SIZE; claimed === BATCH_SIZE;)
    claimed = await inTransaction(db, async (tx) => {
      const ids = await store.claimQueued(tx, BATCH_SIZE)
      if (ids.length > 0) await indexProducts(tx, ids)
      return ids.length
    })
}

/** Queues the products of a sub-category, category or brand for the next search to index. */
export const queueReindex = (tx: Db, target: store.ReindexTarget): Promise<void> =>
  store.queueProducts(tx, target)

/** Rebuilds every entry of the search index, in pieces, while people search. */
export async function reindexAll(deps: Pick<AppDeps, 'db'>): Promise<void> {
  await store.queueProducts(deps.db, 'all')
  await indexQueued(deps)
}

/** Writes the index entries of products; products off sale lose theirs. */
export async function indexProducts(tx: Db, ids: number[]): Promise<void> {
  const products = (await store.findQueuedProducts(tx, ids)).filter(
    ({ active, variants }) => active && variants.length > 0,
  )
  const entries = products.map((product) => ({
    product_id: product.id,
    sub_category_id: product.subCategoryId,
    brand_id: product.brandId,
    popularity: product.popularity,
    ...buildIndexEntry({
      ...product,
      attributes: product.attributes.map((attribute) => ({
        ...attribute,
        unit: attribute.unit ?? null,
      })),
    }),
    text: buildProductText(product),
  }))
  await store.saveEntries(tx, ids, entries)
  await store.saveWords(tx, collectWords(entries), pairSubCategoriesWithBrands(entries))
}

/** The searchable text of a product, with those of its variants, brand and categories. */
const buildProductText = ({
  name,
  brand,
  placementNames,
  attributes,
  variants,
}: store.QueuedProduct): string =>
  buildSearchText([
    name,
    brand,
    ...placementNames,
    ...variants.flatMap((variant) => [
      variant.name,
      variant.sku,
      ...attributes.map(
        ({ key, unit }) =>
          `${String(variant.attributes[key] ?? '').replace('.', ',')} ${unit ?? ''}`,
      ),
    ]),
  ])

const pairSubCategoriesWithBrands = (entries: store.IndexEntryRow[]) => [
  ...new Map(
    entries.map(({ sub_category_id: sub, brand_id: brand }) => [`${sub} ${brand}`, { sub, brand }]),
  ).values(),
]

/** The distinct words of each sub-category; sizes begin with `=`, stems of descriptions with `~`. */
function collectWords(entries: store.IndexEntryRow[]): store.IndexWordRow[] {
  const rows = new Map<string, store.IndexWordRow>()
  const add = (sub: number, word: string, named: boolean) => {
    const key = `${sub} ${word}`
    rows.set(key, { sub, word, named: named || (rows.get(key)?.named ?? false) })
  }
  for (const { sub_category_id: sub, words, sizes } of entries) {
    const [named = '', varied = '', texts = ''] = words.split('#')
    for (const word of splitWords(named)) add(sub, word, true)
    for (const word of splitWords(varied)) add(sub, word, false)
    for (const stem of splitWords(texts)) add(sub, `~${stem}`, false)
    for (const token of new Set(sizes.split(/[;|]/).filter(Boolean))) add(sub, `=${token}`, false)
  }
  return [...rows.values()]
}

const splitWords = (words: string) => words.split(' ').filter(Boolean)
