import type { Context } from '#platform/http/context.ts'
import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { loadCategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { isMissingBrand, NEAREST_SIZE } from '#modules/catalogue/line-matching/rules/question.ts'
import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { MaterialLine } from '#modules/selling/material-lists/rules/read-sheet.ts'
import { matchLines } from '#modules/selling/material-lists/service/match-list.ts'
import {
  listAsked,
  listSpoken,
  type Dialogue,
  type DialogueItem,
  type GoodsOption,
} from '../rules/dialogue.ts'

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

/** What the catalogue makes of items: of those that are nothing, without the words that the last ones may replace. */
async function matchItems(ctx: Context, items: readonly DialogueItem[]): Promise<MatchedLine[]> {
  const match = (each: readonly DialogueItem[]) =>
    matchLines(
      ctx,
      each.map((item, at) => toLine(item, at + 1)),
    )
  const matched = await match(items)
  const isNamed = ({ isExact, question }: MatchedLine) => isExact || question !== null
  const retried = items.filter(({ retryWords }, at) => retryWords && !isNamed(matched[at]!))
  if (retried.length === 0) return matched
  const again = await match(retried.map((item) => ({ ...item, words: item.retryWords! })))
  return matched.map((line, at) => {
    const other = again[retried.indexOf(items[at]!)]
    return other?.likely && (isNamed(other) || !line.likely) ? other : line
  })
}

/** The item as a line of a material list. Without a quantity the number at its end may be one, or a size. */
function toLine({ words, sku, qty, unit }: DialogueItem, number: number): MaterialLine {
  const common = { number, written: words, isTooLong: false }
  if (sku) return { ...common, text: words, sku, qty: qty ?? undefined, unit: unit ?? undefined }
  if (qty !== null) return { ...common, text: words, qty, unit: unit ?? undefined }
  const parsed = readLine(words)
  return { ...common, ...(parsed ?? { text: words, qty: undefined, unit: undefined }) }
}

type MatchedLine = Awaited<ReturnType<typeof matchLines>>[number]

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
  const { candidates, isExact, likely, question, note, namedQty } = line
  // Of goods for an area, `5 kg` says in which pack.
  const isPack = isSized || (item.coverM2 !== undefined && /^(?:kg|liter)$/u.test(line.unit ?? ''))
  const isAsked = item.qty === null && namedQty !== null && !isPack
  const all = candidates.map((candidate) => toOption(candidate, names))
  const options = all.slice(0, MAX_OPTIONS)
  const cheapest = item.isCheapest && likely && !item.sku ? findCheapest(all) : undefined
  const { retryWords: _retryWords, offered: _offered, ...rest } = item
  return {
    ...rest,
    words: item.sku || (isSized && item.qty === null) ? item.words : line.text,
    qty: isAsked ? namedQty : item.qty,
    unit: isAsked ? line.unit : item.unit,
    ...(cheapest ? { sku: cheapest.sku } : {}),
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
  { isNamed, question }: MatchedLine,
): DialogueItem | undefined {
  if (!offered || isNamed || question === NEAREST_SIZE || isMissingBrand(question)) return undefined
  const { words, match, said } = offered
  return { ...item, words, match, lacking: said }
}

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

/** The cheapest option that can be had; a price per sack is not compared with one per m³. */
function findCheapest(all: readonly GoodsOption[]): GoodsOption | undefined {
  const offered = all.filter(({ stock, leadDays }) => stock > 0 || leadDays > 0)
  const [first, ...others] = offered.length > 0 ? offered : all
  if (!first) return undefined
  return others
    .filter(({ unit }) => unit === first.unit)
    .reduce(
      (least, option) =>
        Number(option.price.amount) < Number(least.price.amount) ? option : least,
      first,
    )
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
