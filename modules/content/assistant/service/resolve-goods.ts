import type { Context } from '#platform/http/context.ts'
import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { loadCategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { isMissingBrand, NEAREST_SIZE } from '#modules/catalogue/line-matching/rules/question.ts'
import {
  listAsked,
  listSpoken,
  type Dialogue,
  type DialogueItem,
  type GoodsOption,
} from '../rules/track/dialogue.ts'
import { matchItems, type MatchedLine } from './match-items.ts'

/** Options of an item that are remembered. */
const MAX_OPTIONS = 6

/** Asks the catalogue for every item that has changed, with the matching that material lists use. */
export async function resolveGoods(ctx: Context, dialogue: Dialogue): Promise<Dialogue> {
  const open = listSpoken(dialogue).filter(({ match }) => match === null)
  if (open.length === 0) return dialogue
  const matched = await matchItems(ctx, open)
  const names = await loadKindNames(ctx)
  const askedIds = new Set(listAsked(dialogue).map(({ id }) => id))
  const resolved = new Map(
    open.map((item, at) => {
      const line = matched[at]!
      const unchanged = keepOffered(item, line)
      if (unchanged) return [item.id, unchanged]
      const isSized =
        (askedIds.has(item.id) || (item.qty === null && isSoldInPacks(line.candidates))) &&
        isPackSize(line, line.candidates)
      return [item.id, applyMatch(item, line, names, isSized)]
    }),
  )
  const replace = (item: DialogueItem) => resolved.get(item.id) ?? item
  return {
    ...dialogue,
    items: dialogue.items.map(replace),
    asides: dialogue.asides.map(replace),
    focus: dialogue.focus && replace(dialogue.focus),
  }
}

/** The names of sub-categories by their slugs. */
type KindNames = ReadonlyMap<string, string>

export async function loadKindNames(ctx: Context): Promise<KindNames> {
  const { categories } = await loadCategoryTree(ctx)
  return new Map(
    categories.flatMap(({ subCategories }) =>
      subCategories.map(({ slug, name }) => [slug, name] as const),
    ),
  )
}

function applyMatch(
  item: DialogueItem,
  line: MatchedLine,
  names: KindNames,
  isSized: boolean,
): DialogueItem {
  const { candidates, isExact, likely, question, note, namedQty, skippedWords } = line
  // Of goods for an area, `5 kg` says in which pack.
  const isPack = isSized || (item.coverM2 !== undefined && /^(?:kg|liter)$/u.test(line.unit ?? ''))
  const isAsked = item.qty === null && namedQty !== null && !isPack
  const all = candidates.map((candidate) => toOption(candidate, names))
  const options = all.slice(0, MAX_OPTIONS)
  // Of a brand that the shop has not, what is like it is meant.
  const isMeant = likely || isMissingBrand(question)
  const cheapest = item.isCheapest && isMeant && !item.sku ? findCheapest(all) : undefined
  const { retryWords: _retryWords, offered: _offered, ...rest } = item
  return {
    ...rest,
    words: item.sku || (isSized && item.qty === null) ? item.words : line.text,
    qty: isAsked ? namedQty : item.qty,
    unit: isAsked ? line.unit : item.unit,
    ...(cheapest ? { sku: cheapest.sku } : {}),
    ...(skippedWords ? { skippedWords } : {}),
    match: {
      options: cheapest ? [cheapest, ...options.filter((option) => option !== cheapest)] : options,
      isExact: isExact || cheapest !== undefined,
      isLikely: likely,
      question: cheapest ? null : (question ?? (isExact || candidates.length === 0 ? null : note)),
    },
  }
}

/** What was offered of an item before, where nothing has what the buyer said of it then; undefined otherwise. */
function keepOffered(
  { offered, retryWords: _retryWords, ...item }: DialogueItem,
  line: MatchedLine,
): DialogueItem | undefined {
  const { isNamed, question } = line
  if (!offered || question === NEAREST_SIZE || isMissingBrand(question)) return undefined
  const { words, match, said } = offered
  // `yang 25 kg` of paint in tins of 1, 5 and 20 kg says which, and not how much.
  const isMissingPack =
    line.namedQty !== null &&
    item.qty === null &&
    isMeasure(said) &&
    isSoldInPacks(line.candidates) &&
    !isPackSize(line, line.candidates)
  if (isNamed && !isMissingPack) return undefined
  return { ...item, words, match, lacking: said }
}

const isMeasure = (said: string): boolean => /^\d+(?:[.,]\d+)?\s?(?:kg|liter|gram)$/u.test(said)

/** `semen 50 kg` says in which sack; of wire that is sold by the roll, `10 kg` is how much. */
const isSoldInPacks = ([first]: MatchedLine['candidates']): boolean =>
  /^(?:sak|kaleng|galon|pail)$/u.test(first?.unit ?? '')

/** `harga semen 50 kg?` names a pack and no quantity, where goods in that pack are not sold by its measure. */
function isPackSize(
  { namedQty, unit, isExact }: Pick<MatchedLine, 'namedQty' | 'unit' | 'isExact'>,
  [first]: MatchedLine['candidates'],
): boolean {
  const isKnown = isExact || (first !== undefined && isSoldInPacks([first]))
  if (namedQty === null || !isKnown || !first || first.unit === unit) return false
  const sizes = `${first.name} ${first.variantName}`.matchAll(/\d+(?:[.,]\d+)*/gu)
  return (
    /^(?:kg|liter|m)$/u.test(unit ?? '') &&
    [...sizes].some(([size]) => parseIndonesianNumber(size) === namedQty)
  )
}

/** Whether goods cost less than others; a price per sack is not compared with one per m³. */
export const isCheaper = (one: GoodsOption, other: GoodsOption): boolean =>
  one.unit === other.unit && Number(one.price.amount) < Number(other.price.amount)

/** The cheapest option that can be had, of those that are sold by the unit of the first one. */
function findCheapest(all: readonly GoodsOption[]): GoodsOption | undefined {
  const offered = all.filter(({ stock, leadDays }) => stock > 0 || leadDays > 0)
  const [first, ...others] = offered.length > 0 ? offered : all
  if (!first) return undefined
  return others.reduce((least, option) => (isCheaper(option, least) ? option : least), first)
}

/** A candidate of a list as an option of the dialogue. */
export function toOption(
  candidate: MatchedLine['candidates'][number],
  names: KindNames,
): GoodsOption {
  const {
    weightKg: _weight,
    volumeM3: _volume,
    lengthM: _length,
    subCategory,
    ...option
  } = candidate
  return { ...option, itemCategory: names.get(subCategory) ?? subCategory }
}
