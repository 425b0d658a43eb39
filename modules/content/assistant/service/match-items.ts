import type { Context } from '#platform/http/context.ts'
import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { MaterialLine } from '#modules/selling/material-lists/rules/read-sheet.ts'
import { matchLines } from '#modules/selling/material-lists/service/match-list.ts'
import type { DialogueItem } from '../rules/track/dialogue.ts'
import {
  dropDoing,
  dropLabel,
  dropPlace,
  dropWords,
  splitPurpose,
} from '../rules/words/drop-words.ts'

/** What the catalogue makes of an item, and which of its words were passed over for that. */
export type MatchedLine = Awaited<ReturnType<typeof matchLines>>[number] & {
  skippedWords?: readonly string[]
}

/** What the catalogue makes of items that have something left open, in other words; what is better stands. */
type Retry = {
  rewrite: (item: DialogueItem, line: MatchedLine) => string | undefined
  isBetter: (other: MatchedLine, line: MatchedLine) => boolean
  mark?: (other: MatchedLine, line: MatchedLine) => MatchedLine
}

/**
 * What the catalogue makes of items: of those that are nothing, without the words that the last ones may replace, then
 * without words that it does not know or has for other goods, without what the goods are for, what is done with them, and
 * where they go. In a conversation most of those say nothing of the goods.
 */
export async function matchItems(
  ctx: Context,
  items: readonly DialogueItem[],
): Promise<MatchedLine[]> {
  let result = await matchAll(ctx, items)
  for (const each of RETRIES) result = await retry(ctx, items, result, each)
  return result
}

const isNamed = ({ isExact, question }: MatchedLine) => isExact || question !== null

const WITHOUT_REPLACED: Retry = {
  rewrite: ({ retryWords }, line) => (isNamed(line) ? undefined : retryWords),
  isBetter: (other, line) => other.likely && (isNamed(other) || !line.likely),
}

const WITHOUT_UNKNOWN: Retry = {
  rewrite: ({ words }, { isExact, unknownWords }) =>
    isExact ? undefined : dropWords(words, unknownWords),
  isBetter: (other) => other.isNamed && other.unknownWords.length === 0,
  mark: (other, { unknownWords }) => ({ ...other, skippedWords: unknownWords }),
}

/** A word that is of none of these goods: `semen 40 kg kau`, `bukan yang bogor`. */
const WITHOUT_DOUBTFUL: Retry = {
  rewrite: ({ words }, { isNamed, unknownWords, doubtfulWords }) =>
    isNamed ? undefined : dropWords(words, [...unknownWords, ...doubtfulWords]),
  isBetter: (other, line) => other.isNamed && isSameKind(other, line),
  mark: (other, { unknownWords, doubtfulWords }) => ({
    ...other,
    skippedWords: [...unknownWords, ...doubtfulWords],
  }),
}

/** `semen bukan putih 50 kg`: without what they are not to be, where what is found then is not that. */
const DENIED = /\s(?:bukan|jangan|selain)\s(?:yang\s)?(\p{L}{3,})(?=\s|$)/u
const WITHOUT_DENIED: Retry = {
  rewrite: ({ words }, line) =>
    isNamed(line) ? undefined : DENIED.test(words) ? words.replace(DENIED, '') : undefined,
  isBetter: ({ isNamed, candidates: [found] }, { written }) => {
    const denied = DENIED.exec(written)?.[1] ?? ''
    return isNamed && !`${found?.name} ${found?.variantName}`.toLowerCase().includes(denied)
  },
}

/** Of `cat untuk besi` the purpose names the kind: only where nothing has it, it is left out. */
const WITHOUT_PURPOSE: Retry = {
  rewrite: ({ words }, line) => (isNamed(line) ? undefined : splitPurpose(words)?.goods),
  isBetter: (other, line) => other.isExact && isSameKind(other, line),
  mark: (other, { written }) => ({
    ...other,
    skippedWords: [splitPurpose(written)?.purpose ?? []].flat(),
  }),
}

const isSameKind = ({ candidates: [one] }: MatchedLine, { candidates: [other] }: MatchedLine) =>
  one?.subCategory === other?.subCategory

/** `keramik putih motif marmer`: the value alone, where its label is in the way. */
const WITHOUT_LABEL: Retry = {
  rewrite: ({ words }, { isExact }) => (isExact ? undefined : dropLabel(words)),
  isBetter: (other, line) => other.isExact || (other.question !== null && !isNamed(line)),
}

/** Goods that nothing fits yet: of others the word may be a part of their name. */
const WITHOUT_DOING: Retry = {
  rewrite: ({ words }, line) => (isNamed(line) ? undefined : dropDoing(words)),
  isBetter: (other) => other.isNamed,
}

/** `atap bocor genteng metal`: nothing is called so, and the goods stand behind where they are to go. */
const WITHOUT_PLACE: Retry = {
  rewrite: ({ words }, line) =>
    isNamed(line) && line.unknownWords.length === 0 ? undefined : dropPlace(words),
  isBetter: (other) => other.isNamed && other.likely && other.unknownWords.length === 0,
}

const RETRIES = [
  WITHOUT_LABEL,
  WITHOUT_REPLACED,
  WITHOUT_UNKNOWN,
  WITHOUT_DENIED,
  WITHOUT_DOUBTFUL,
  WITHOUT_PURPOSE,
  WITHOUT_DOING,
  WITHOUT_PLACE,
]

const matchAll = (ctx: Context, items: readonly DialogueItem[]): Promise<MatchedLine[]> =>
  matchLines(
    ctx,
    items.map((item, at) => toLine(item, at + 1)),
  )

async function retry(
  ctx: Context,
  items: readonly DialogueItem[],
  matched: readonly MatchedLine[],
  { rewrite, isBetter, mark = (other) => other }: Retry,
): Promise<MatchedLine[]> {
  const rewritten = items.flatMap((item, at) => {
    const words = rewrite(item, matched[at]!)
    return words ? [{ at, item: { ...item, words } }] : []
  })
  const result = [...matched]
  if (rewritten.length === 0) return result
  const again = await matchAll(
    ctx,
    rewritten.map(({ item }) => item),
  )
  for (const [index, { at }] of rewritten.entries()) {
    const [other, line] = [again[index]!, matched[at]!]
    if (isBetter(other, line)) result[at] = mark(other, line)
  }
  return result
}

/** The item as a line of a material list. Without a quantity the number at its end may be one, or a size. */
function toLine({ words, sku, qty, unit }: DialogueItem, number: number): MaterialLine {
  const common = { number, written: words, isTooLong: false }
  if (sku) return { ...common, text: words, sku, qty: qty ?? undefined, unit: unit ?? undefined }
  if (qty !== null) return { ...common, text: words, qty, unit: unit ?? undefined }
  const parsed = readLine(words)
  return { ...common, ...(parsed ?? { text: words, qty: undefined, unit: undefined }) }
}
