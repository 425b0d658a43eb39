import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { splitWords } from '../../words/word-sets.ts'
import { findCalledItem, listNames } from '../goods/find-called.ts'

const MIXED_UP =
  /^(?:(?:eh|maaf|aduh|waduh|sori|sorry|itu|tadi|yang|ya|kok|jumlah(?:nya)?|ukuran(?:nya)?)[\s,]+)*(?:ke(?:balik|wolak|walik|tuker|tukar)|ter(?:balik|tukar)|salah\sbalik|ketuker)(?:an)?(?:nya)?(?:\s(?:deh|ya|kak|pak|bu|min|bang|tadi|itu|yang|harusnya))*[\s,.!]*(?:(?:harusnya|maksudnya|yang\sbenar|jadi)[\s,:]+)?/u
const UNIT = `(?:\\s?(?:${unitWords.join('|')}))?`
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)(?:\s?(?:mm|cm|inch|kg))?${UNIT}`
const NAME = String.raw`(?:yang\s)?(\p{L}{3,}(?:nya)?)`
/** `12 yang ulir 10 yang polos`, `ulir 12 polos 10` */
const AND = String.raw`(?:\s*,\s*|\s(?:dan|sama|terus)\s|\s)`
const NUMBER_FIRST = new RegExp(String.raw`^${NUMBER}\s${NAME}${AND}${NUMBER}\s${NAME}$`, 'u')
const NAME_FIRST = new RegExp(String.raw`^${NAME}\s${NUMBER}${AND}${NAME}\s${NUMBER}$`, 'u')

type Said = { item: DialogueItem; number: string }

/** Which number is meant of which of two goods. */
function readPairs(text: string, items: readonly DialogueItem[]): Said[] {
  const [, one, first, two, second] = NUMBER_FIRST.exec(text) ?? []
  const [, named, its, other, others] = NAME_FIRST.exec(text) ?? []
  const pairs = [
    [first ?? named, one ?? its],
    [second ?? other, two ?? others],
  ]
  return pairs.flatMap(([name, number]) => {
    const item = name && number ? findCalledItem(name, items) : undefined
    return item && number ? [{ item, number }] : []
  })
}

const hasNumber = ({ words }: DialogueItem, number: string): boolean =>
  splitWords(words.toLowerCase()).some((word) => word.replace(/\p{L}+$/u, '') === number)

/** The quantities of two goods, the one in the place of the other. */
const swapQuantities = (one: DialogueItem, other: DialogueItem): Act[] =>
  [
    { item: one, from: other },
    { item: other, from: one },
  ].flatMap(({ item, from }) =>
    from.qty === null
      ? []
      : [{ kind: 'quantity', qty: from.qty, unit: item.unit, change: 'set', itemId: item.id }],
  )

/**
 * `kebalik, 12 yang ulir 10 yang polos`: two goods whose sizes or quantities were mixed up. Alone it is said of the quantities of
 * the last two.
 */
export function readMixedUp(text: string, items: readonly DialogueItem[]): Act[] | undefined {
  const [lead] = MIXED_UP.exec(text) ?? []
  if (lead === undefined || /[?]/u.test(text)) return undefined
  const rest = text
    .slice(lead.length)
    .replace(/(?:(?:^|\s)(?:ya|saja|deh|kak|harusnya|maksudnya|jumlahnya|banyaknya))+$/u, '')
  const [one, other] = readPairs(rest, items)
  if (one && other && one.item !== other.item) {
    const areSizes = hasNumber(other.item, one.number) || hasNumber(one.item, other.number)
    return [one, other].map(({ item, number }): Act =>
      areSizes
        ? { kind: 'specify', words: number, replaced: null, itemId: item.id }
        : {
            kind: 'quantity',
            qty: Number(number.replace(',', '.')),
            unit: item.unit,
            change: 'set',
            itemId: item.id,
          },
    )
  }
  const called = items.filter((item) =>
    splitWords(rest).some((word) => listNames(item).has(word.replace(/nya$/u, ''))),
  )
  const [first, second] = called.length === 2 ? called : rest === '' ? items.slice(-2) : []
  return first && second ? swapQuantities(first, second) : undefined
}
