import type { Act } from '../../track/act.ts'
import { listAsked, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import { COLOUR } from '../../track/respecify.ts'
import type { MessageContext } from '../message-context.ts'
import {
  FILLER_WORDS,
  LEADING_WORDS,
  QUESTION_WORDS,
  ROOM_WORDS,
  splitWords,
} from '../../words/word-sets.ts'

const SAYS_NOTHING = [FILLER_WORDS, LEADING_WORDS, QUESTION_WORDS]
const COLOUR_ALONE = new RegExp(
  String.raw`^(?:(?:yang|warna|warnanya|eh|maaf|tapi|mau|ganti)\s)*(?<colour>${COLOUR.source})(?:\s(?<qty>\d{1,4}))?(?:\s(?:saja|ya|deh|dong|kak|lah))*$`,
  'u',
)

/**
 * Goods whose name is made only of words that name none never come onto the list (decision 213): a colour alone is said of the goods that
 * were spoken of last, and anything else is passed over.
 */
export const passOverNoGoods = (
  acts: readonly Act[],
  { dialogue, recognize }: MessageContext,
): Act[] =>
  acts.flatMap((act, at): Act[] => {
    if (act.kind !== 'goods' && act.kind !== 'other') return [act]
    const said = act.kind === 'goods' ? act.words : act.text
    const { colour, qty: count } = COLOUR_ALONE.exec(said)?.groups ?? {}
    // Goods of the same message are nearer than those of before.
    const isFirst = acts.slice(0, at).every(({ kind }) => kind !== 'goods')
    const item = colour && isFirst ? findLastColoured(dialogue) : undefined
    if (colour && item) {
      const { qty, unit } = act.kind === 'goods' ? act : { qty: null, unit: null }
      const amount = qty ?? (count ? Number(count) : null)
      const specified: Act = { kind: 'specify', words: colour, replaced: null, itemId: item.id }
      return amount === null
        ? [specified]
        : [specified, { kind: 'quantity', qty: amount, unit, change: 'set', itemId: item.id }]
    }
    if (act.kind === 'other' || act.sku || act.besideId) return [act]
    const words = splitWords(said).filter((word) => !/^\d/.test(word))
    const isNoGoods = (word: string) =>
      SAYS_NOTHING.some((set) => set.has(word)) ||
      (ROOM_WORDS.has(word) && recognize(word) !== 'head')
    return words.length > 0 && words.every(isNoGoods)
      ? [{ kind: 'other', text: said, isGoodsLike: false }]
      : [act]
  })

/** What was asked about last, else the last goods of the list, where they have a colour. */
function findLastColoured({ items, ...asked }: Dialogue): DialogueItem | undefined {
  const item = listAsked(asked).at(-1) ?? items.at(-1)
  const shown = (item?.match?.options ?? []).map(({ variantName }) => variantName.toLowerCase())
  return item && [item.words.toLowerCase(), ...shown].some((text) => COLOUR.test(text))
    ? item
    : undefined
}
