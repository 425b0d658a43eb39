import { type Db, inTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { buildIndexEntry } from '../rules/index-entry.ts'
import { buildSearchText } from '../rules/search-text.ts'
import * as store from '../store/index-queue.ts'

/** Entries written in one statement. */
const BATCH_SIZE = 500

/**
 * Writes the entries of every product that waits for one, in the caller's transaction if there is
 * one. Whatever saves a product puts it in the queue by itself.
 */
export async function indexQueued({ db }: Pick<AppDeps, 'db'>): Promise<void> {
  for (let claimed = BATCH_SIZE; claimed === BATCH_SIZE;)
    claimed = await inTransaction(db, async (tx) => {
      const ids = await store.claimQueued(tx, BATCH_SIZE)
      if (ids.length > 0) await indexProducts(tx, ids)
      return ids.length
    })
}

/** Lets the next search write the entries of a whole sub-category, category or brand anew. */
export const queueReindex = (tx: Db, shelf: store.ReindexTarget): Promise<void> =>
  store.queueProducts(tx, shelf)

/** Writes the entries of the given products. */
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

/** A product's texts with those of all that it stands on. */
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

/** Words with their sub-categories once each; sizes stand among them with an equals sign, stems with a tilde. */
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
