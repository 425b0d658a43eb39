import type { Tools } from '#platform/http/context.ts'
import { looksOf, MOST_FOUND, type Within } from '../../rules/search/plan.ts'
import { type Entry, scoreOf } from '../../rules/search/rank.ts'
import { type Understood, understand } from '../../rules/search/understand.ts'
import type { Vocabulary } from '../../rules/search/vocabulary.ts'
import * as store from '../../store/search/entries.ts'
import { skuSought } from '../../rules/search/sku.ts'
import { nearFirst } from './nearness.ts'
import { type Known, vocabularyNow } from './vocabulary.ts'

/** What a search leads to, best first; `near` where nothing was found and these only come near. */
export type Found = {
  ids: number[]
  near: boolean
  /** Variants whose SKU was typed. */
  bySku: ReadonlyMap<number, number>
  sought: Understood
  /** Words that tell variants apart, not products. */
  varied: string[]
  /** How much of what is sought each product answers, 0 to 1. */
  answered: ReadonlyMap<number, number>
  /** The catalogue's version that it was found at. */
  version: number
}

/** Of the sought weight what a product must answer to be found, and beside the best one. */
const enough = 0.35
const besideBest = 0.7
/** What still comes near fills the first page. */
const toFill = 0.4
const onePage = 12
/** Words that no kind is known by are rare ones. */
const mostByText = 48

/**
 * Products that answer a text, at most 240, within what the list's filter leaves; among equals those
 * first that lie ready in the `nearest` warehouse.
 */
export async function search(
  tools: Tools,
  typed: string,
  within: Within,
  nearest: number | undefined,
): Promise<Found> {
  const known = await vocabularyNow(tools)
  const { sought, skus, texts } = await understood(tools, typed, known)
  const looked = await store.walk(tools.db, looksOf(sought, known.vocabulary, within, false))
  const entries = new Map([...texts.entries, ...looked].map((entry) => [entry.productId, entry]))
  const { words, heads } = known.vocabulary
  const trade = {
    heads,
    tellsApart: (word: string, sub: number) => words.get(word)?.get(sub) === 1,
  }
  const ranked = () =>
    [...entries.values()]
      .map((entry) => ({
        entry,
        ...scoreOf(entry, sought, texts.ids.has(entry.productId), trade),
      }))
      .sort(byScore)
  if (nearBest(ranked()) < onePage) {
    for (const entry of await store.walk(tools.db, looksOf(sought, known.vocabulary, within, true)))
      entries.set(entry.productId, entry)
  }
  const all = ranked()
  const good = goodOf(all)
  const bySku = new Map(skus.map(({ productId, variantId }) => [productId, variantId]))
  const near = good.length === 0 && bySku.size === 0
  const chosen = await nearFirst(tools, near ? all.slice(0, onePage) : good, nearest)
  const ids = [...new Set([...bySku.keys(), ...chosen.map(({ entry }) => entry.productId)])]
  const varied = sought.terms.flatMap(({ word }) =>
    [...(words.get(word)?.values() ?? [])].some((named) => named < 1) ? [word] : [],
  )
  const answered = new Map(chosen.map(({ entry, answered }) => [entry.productId, answered]))
  const version = known.catalogue
  return { ids: ids.slice(0, MOST_FOUND), near, bySku, sought, varied, answered, version }
}

type Ranked = { entry: Entry; score: number; answered: number }

const byScore = (one: Ranked, other: Ranked) =>
  other.score - one.score ||
  other.entry.popularity - one.entry.popularity ||
  one.entry.productId - other.entry.productId

/** Those near the best one, and so many that a page is full of what still comes near. */
function goodOf(ranked: Ranked[]): Ranked[] {
  const best = Math.max(0, ...ranked.map(({ answered }) => answered))
  if (best < enough) return []
  const good = ranked.filter(({ answered }) => answered >= best * besideBest)
  if (good.length >= onePage) return good
  return ranked.filter(({ answered }) => answered >= best * toFill).slice(0, onePage)
}

const nearBest = (ranked: Ranked[]): number => {
  const best = Math.max(0, ...ranked.map(({ answered }) => answered))
  return ranked.filter(({ answered }) => answered >= best * besideBest).length
}

/** What was meant; words that nobody knows are looked for in SKUs and texts before they are mended. */
async function understood({ db }: Tools, typed: string, { vocabulary }: Known) {
  const unknown = unknownWords(typed, vocabulary)
  const sku = skuSought(typed, unknown)
  if (unknown.length === 0 && !sku) return { sought: understand(typed, vocabulary), ...nothing }
  const inTexts = unknown.length > 0 ? await store.wordsInTexts(db, unknown) : []
  const ids = inTexts.length > 0 ? await store.idsByTexts(db, inTexts, mostByText) : []
  const hits = sku ? await store.bySku(db, sku, 24) : []
  const skus =
    hits.length > 0 || !sku || ids.length === 0 ? hits : await store.bySkuWithin(db, sku, ids)
  return {
    sought: understand(typed, vocabulary, new Set(inTexts)),
    skus,
    texts: { ids: new Set(ids), entries: ids.length > 0 ? await store.entriesOf(db, ids) : [] },
  }
}

const nothing = { skus: [], texts: { ids: new Set<number>(), entries: [] } }

const unknownWords = (typed: string, vocabulary: Vocabulary): string[] =>
  understand(typed, vocabulary, undefined, false).unknown
