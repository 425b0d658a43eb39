import type { Act } from '../../track/act.ts'
import { findChosen, listAsked, type Dialogue } from '../../track/dialogue.ts'
import { listNames } from '../goods/find-called.ts'
import { readBareQuantity } from './read-change.ts'
import { COLOUR } from '../../track/respecify.ts'
import { splitWords } from '../../words/word-sets.ts'

const LEAD = String.raw`(?:(?:ya|oke|ambil|pilih|mau|jadi|balik|kembali|ke|pakai|mending|mendingan)\s)*`
const SOFT = String.raw`(?:\s(?:tadi|saja|deh|itu|ya|dong|lah))*`
const AMOUNT = String.raw`(?:,?\s(?<amount>\d+(?:[.,]\d+)?(?:\s\p{L}+[²³23]?)?))?`
const PLACE = new RegExp(
  String.raw`^${LEAD}yang\s(?:tadi\s)?(?:(?:paling\s)?(?<first>pertama|awal)|ke-?(?<number>[1-9])|(?<second>kedua)|(?<third>ketiga)|(?<last>terakhir|barusan)|(?<before>sebelumnya|sebelum\situ))${SOFT}${AMOUNT}$`,
  'u',
)
const WHICH = new RegExp(
  String.raw`^${LEAD}yang\s(?<name>\p{L}{3,}(?:\s\p{L}{3,})??)${SOFT}${AMOUNT}$`,
  'u',
)

/** `yang 10 40 batang`: a size that what was asked about last does not have, and how many. */
const SIZED = new RegExp(
  String.raw`^(?:(?:ya|sudah|oke|ambil|pilih|mau|jadi|balik|pakai|mending)\s)*yang\s(?<size>\d+(?:[.,]\d+)?(?:x\d+)*)(?:\s?(?:mm|cm|kg|inch|inci|watt|liter|m))?(?:\s(?:tadi|saja|deh|itu|ya))*(?:,?\s(?<amount>\d+(?:[.,]\d+)?\s\p{L}+[²³23]?))${SOFT}$`,
  'u',
)

/**
 * `yang pertama tadi`, `yang duduk saja 2`: goods that were asked about before others are the ones that are spoken of
 * again, by their place among them or by a word that the last ones do not have.
 */
export function readEarlier(text: string, dialogue: Dialogue): Act[] | undefined {
  const { asked, left, focus } = dialogue
  const open = asked?.about === 'add' && focus !== null && !findChosen(focus)
  if (open || !['add', 'more'].includes(asked?.about ?? '')) return undefined
  const spoken = [...left, ...listAsked(dialogue)].filter(({ match }) => match?.options.length)
  if (spoken.length < 2) return undefined
  const sized = SIZED.exec(text)?.groups
  const { amount, ...place } = sized ?? PLACE.exec(text)?.groups ?? WHICH.exec(text)?.groups ?? {}
  const item = place.size
    ? findSized(place.size, dialogue)
    : place.name
      ? findOther(place.name, dialogue)
      : spoken.at(findPlace(place))
  if (!item || (!place.name && Object.values(place).every((said) => said === undefined)))
    return undefined
  const quantity = amount ? readBareQuantity(amount) : undefined
  return [
    { kind: 'return', itemId: item.id },
    ...(quantity
      ? [{ kind: 'quantity' as const, ...quantity, change: 'set' as const, itemId: null }]
      : []),
  ]
}

function findPlace(place: Record<string, string | undefined>): number {
  if (place.number) return Number(place.number) - 1
  if (place.last) return -1
  if (place.before) return -2
  return place.third ? 2 : place.second ? 1 : 0
}

/** The only goods asked about before that a word calls, which is no word of the last ones. */
function findOther(name: string, { left, asides, focus }: Dialogue) {
  const words = splitWords(name)
  if (!focus || COLOUR.test(name)) return undefined
  const isCalled = (names: ReadonlySet<string>) => words.every((word) => names.has(word))
  if (words.some((word) => listNames(focus).has(word))) return undefined
  const called = [...left, ...asides].filter((item) => isCalled(listNames(item)))
  return called.length === 1 ? called[0] : undefined
}

/** The only goods asked about before that have a size, which the last ones do not have. */
function findSized(size: string, { left, asides, focus }: Dialogue) {
  if (!focus || listNames(focus).has(size)) return undefined
  const sized = [...left, ...asides].filter((item) => listNames(item).has(size))
  return sized.length === 1 ? sized[0] : undefined
}
