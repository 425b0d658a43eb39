import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'
import { findRepeatable, type Topic } from '../../track/topic.ts'

/** `reng 0,45 nya?` after `kanal c75 berapa?` asks the same of other goods. */
export const repeatQuestion = (acts: readonly Act[], text: string, topic: Topic | null): Act[] =>
  findRepeatable(topic) && /[?]\s*$/u.test(text) && acts.every(({ kind }) => kind === 'goods')
    ? acts.map((act) =>
        act.kind === 'goods' && act.qty === null ? { ...act, isTentative: true } : act,
      )
    : [...acts]

/** `kusennya ikut tidak?` orders nothing: goods without a quantity that a message only asks about. */
export const askOnly = (acts: readonly Act[], text: string): Act[] =>
  /[?]\s*$/u.test(text) && acts.every((act) => act.kind !== 'goods' || isOpen(act))
    ? acts.map((act) => (act.kind === 'goods' ? { ...act, isTentative: true } : act))
    : [...acts]

/** `semen 10?` may name how many. */
const isOpen = ({ words, qty }: { words: string; qty: number | null }): boolean =>
  qty === null && !/\s\d+$/u.test(words)

/** Goods that an area is covered with. */
const isCover = ({ words }: { words: string }): boolean =>
  /(?<!\p{L})(?:keramik|granit|vinyl|parket|mosaik|paving|cat|gypsum|gipsum|grc|plafon|panel|bata|batako|hebel|waterproof\p{L}*|pelapis|genteng|spandek|wallpaper|rumput)(?!\p{L})/u.test(
    words,
  ) && !/(?<!\p{L})(?:perekat|lem|nat|sekrup|list?)(?!\p{L})/u.test(words)

/**
 * `keramik 20x20, butuh berapa dus?` is asked for the area that was named before, alone or with other goods; what covers
 * an area that was named alone is asked for it without these words, too.
 */
export function coverOpenArea(
  acts: readonly Act[],
  text: string,
  { openAreaM2, builtM2 }: Pick<Dialogue, 'openAreaM2' | 'builtM2'>,
): Act[] {
  const areaM2 = openAreaM2 ?? builtM2
  const goods = acts.filter((act) => act.kind === 'goods')
  const coversIt = openAreaM2 !== null && goods.length === 1 && goods.every(isCover)
  const isAsked =
    areaM2 !== null &&
    (HOW_MANY.test(text) || coversIt) &&
    goods.length > 0 &&
    goods.every(({ qty }) => qty === null) &&
    !acts.some(({ kind }) => kind === 'cover' || kind === 'wall')
  if (!isAsked) return [...acts]
  // The price is no question any more.
  const asked = acts.filter(({ kind }) => kind !== 'ask')
  return [
    ...asked.map((act) => (act.kind === 'goods' ? { ...act, isTentative: true } : act)),
    { kind: 'cover', areaM2 },
  ]
}
const HOW_MANY = new RegExp(
  String.raw`(?:butuh|perlu|habis|pakai|kira-kira)\p{L}*\s(?:\p{L}+\s)?berapa|berapa\s(?:${unitWords.join('|')})`,
  'u',
)
