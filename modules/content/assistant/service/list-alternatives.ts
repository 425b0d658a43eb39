import type { Context } from '#platform/http/context.ts'
import { matchLines } from '#modules/selling/material-lists/service/match-list.ts'
import type { DialogueItem, GoodsOption } from '../rules/track/dialogue.ts'
import type { Topic } from '../rules/track/topic.ts'
import { MAX_NAMED } from '../rules/reply/write-answer.ts'
import { findChosen } from '../rules/track/dialogue.ts'
import { listSizes } from '../rules/track/respecify.ts'
import { splitWords } from '../rules/words/word-sets.ts'
import { listContentWords } from '../rules/read/goods/read-goods.ts'
import { isCheaper, loadKindNames, toOption } from './resolve-goods.ts'

/**
 * What else there is for an item's words, cheapest first; without what is chosen already, for `others` without what was
 * shown to choose from, and for `cheaper` only what costs less than what is chosen.
 */
export async function listAlternativesOf(
  ctx: Context,
  item: DialogueItem,
  about: Topic | undefined,
): Promise<GoodsOption[]> {
  const names = await loadKindNames(ctx)
  const chosen = findChosen(item)
  const own = await matchWords(
    ctx,
    chosen && isOfProduct(about) ? nameProduct(item, chosen, about) : item,
  )
  const isOnly = chosen && own.candidates.every(({ sku }) => sku === chosen.sku)
  // Of one brand's goods that are named precisely, other brands have what is like them.
  // Of `spandek polos`, which is of one colour only, other sorts have the colours.
  const isPlain =
    chosen &&
    about === 'values' &&
    own.candidates.every(({ variantName }) => variantName === chosen.variantName)
  const line = isPlain
    ? await matchWords(ctx, nameKind(item, chosen))
    : isOnly
      ? await matchWords(ctx, withoutBrand(item, chosen))
      : own
  const shown = chosen ? [chosen] : about === 'others' ? listShown(item) : []
  const shownIds = new Set(shown.map(({ product_variant_id: id }) => id))
  const options = line.candidates
    .map((candidate) => toOption(candidate, names))
    .filter(({ product_variant_id: id }) => !shownIds.has(id))
    .filter((option) => about !== 'cheaper' || !chosen || isCheaper(option, chosen))
    .toSorted((a, b) => Number(a.price.amount) - Number(b.price.amount))
  if (!isOfProduct(about)) return options
  const firsts = eachVariantFirst(options, chosen)
  return about === 'sizes' && chosen ? nextSizes(firsts, chosen) : firsts
}

/** One of every colour or size first, and none of what is chosen. */
function eachVariantFirst(options: GoodsOption[], chosen: GoodsOption | undefined): GoodsOption[] {
  const seen = new Set([chosen?.variantName])
  const firsts = options.filter(
    ({ variantName }) => !seen.has(variantName) && seen.add(variantName),
  )
  return firsts.length > 0 ? firsts : options
}

/** The sizes next to the one that is chosen, which cost about as much; the smallest first. */
function nextSizes(options: GoodsOption[], chosen: GoodsOption): GoodsOption[] {
  const difference = ({ price }: GoodsOption) =>
    Math.abs(Number(price.amount) - Number(chosen.price.amount))
  const nearest = options.toSorted((a, b) => difference(a) - difference(b))
  const shown = new Set(nearest.slice(0, MAX_NAMED))
  return [
    ...options.filter((option) => shown.has(option)),
    ...options.filter((option) => !shown.has(option)),
  ]
}

const isOfProduct = (about: Topic | undefined): boolean => about === 'values' || about === 'sizes'

/** The product of an item: in its size and whatever colour, or in whatever size. */
const nameProduct = (
  { qty, unit }: DialogueItem,
  { name, variantName }: GoodsOption,
  about: Topic | undefined,
) => ({
  words: [name, ...(about === 'values' ? listSizes(variantName) : [])].join(' ').toLowerCase(),
  qty,
  unit,
})

/** What goods are, in their size. */
const nameKind = ({ qty, unit }: DialogueItem, { name, variantName }: GoodsOption) => ({
  words: [splitWords(name.toLowerCase())[0], ...listSizes(variantName)].join(' '),
  qty,
  unit,
})

/** `semen pcc 50 kg` for `semen pcc tigapilar 50 kg`, as many as of those. */
function withoutBrand({ words, qty, unit }: DialogueItem, { brand }: GoodsOption) {
  const own = new Set(splitWords(brand.toLowerCase()))
  const left = splitWords(words.toLowerCase()).filter((word) => !own.has(word))
  return { words: left.join(' '), qty, unit }
}

const listShown = ({ match }: DialogueItem): readonly GoodsOption[] =>
  match?.options.slice(0, MAX_NAMED) ?? []

/** Goods that a question for advice names by their purpose (`atap bocor pakai apa?`): the first of each product. */
export async function listFitting(ctx: Context, question: string): Promise<GoodsOption[]> {
  const words = listContentWords(question)
    .filter((word) => !ADVICE_WORDS.has(word))
    .join(' ')
  if (!words) return []
  const { candidates } = await matchProblem(ctx, words)
  const names = await loadKindNames(ctx)
  const firsts = candidates.filter(
    ({ slug }, at) => candidates.findIndex((each) => each.slug === slug) === at,
  )
  return firsts.map((candidate) => toOption(candidate, names))
}

/** `dak beton bocor`: where nothing is called so, what helps is called after what is wrong, which is said last. */
async function matchProblem(ctx: Context, words: string) {
  const [wrong] = words.split(' ').filter((word) => PROBLEMS.has(word))
  const helping = wrong && !words.includes('anti') ? await matchAgainst(ctx, wrong) : undefined
  if (helping?.likely) return helping
  const whole = await matchWords(ctx, { words, qty: null, unit: null })
  if (whole.likely || whole.question !== null) return whole
  const said = words.split(' ')
  const [last = ''] = said.filter((word) => !word.endsWith('nya')).slice(-1)
  const problem = await matchAgainst(ctx, last)
  return problem.likely ? problem : whole
}

const matchAgainst = (ctx: Context, problem: string) =>
  matchWords(ctx, { words: `anti ${problem}`, qty: null, unit: null })

/** The first goods that some words mean; undefined where the catalogue has nothing like them. */
export async function findFitting(ctx: Context, words: string): Promise<GoodsOption | undefined> {
  const { candidates, likely } = await matchWords(ctx, { words, qty: null, unit: null })
  return likely && candidates[0] ? toOption(candidates[0], await loadKindNames(ctx)) : undefined
}

/** What is wrong with a house, whatever part of it is named beside it. */
const PROBLEMS: ReadonlySet<string> = new Set(
  'bocor rembes merembes rayap karat karatan'.split(' '),
)

const ADVICE_WORDS: ReadonlySet<string> = new Set(
  'bagus bagusnya bagusan beda bedanya cocok cocoknya sebaiknya saran rekomendasi kuat awet lebih mana untuk yang apa sama rumah obat obatnya solusi solusinya bahan bahannya caranya mengatasi atasi'.split(
    ' ',
  ),
)

async function matchWords(
  ctx: Context,
  { words, qty, unit }: Pick<DialogueItem, 'words' | 'qty' | 'unit'>,
) {
  const line = { number: 1, written: words, text: words, isTooLong: false }
  const [matched] = await matchLines(ctx, [
    { ...line, qty: qty ?? undefined, unit: unit ?? undefined },
  ])
  return matched!
}
