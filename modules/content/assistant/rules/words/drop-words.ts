import { stemWord } from '#modules/catalogue/search/rules/stem.ts'
import { ROOM_WORDS, splitWords } from './word-sets.ts'

/** `bukan bogor` goes as a whole; without `bukan`, `bukan putih` would be white. */
const NEGATIONS = new Set(['bukan', 'jangan', 'tanpa', 'selain', 'kecuali', 'tidak'])

/**
 * A text without some of its words, as they are said or as the search has stemmed them; undefined where none of them is
 * in it, where one of them has a digit, as codes of goods do, or where nothing would be left that could name goods.
 */
export function dropWords(text: string, dropped: readonly string[]): string | undefined {
  if (dropped.length === 0 || dropped.some((word) => /\d/.test(word))) return undefined
  const said = splitWords(text)
  const isDropped = (word = '') =>
    dropped.includes(word.replaceAll('-', '')) || dropped.includes(stemWord(word))
  if (said.some((word, at) => NEGATIONS.has(word) && isDropped(word) && !isDropped(said[at + 1])))
    return undefined
  const left = said.filter((word) => !isDropped(word))
  const isRewritten = left.length < said.length && left.some((word) => /\p{L}{3}/u.test(word))
  return isRewritten ? left.join(' ') : undefined
}

/** `mau dilapis granit`, `mengecor`, `kamar anakku`: what is done with goods, or whose they are, names none. */
const DOING = /^(?:di|me(?:m|n|ng|ny)?|nge|ng|ny)\p{L}{4,}$|^\p{L}{3,}(?:ku|mu)$/u

/** A text without such words before its goods; undefined where it has none. */
export const dropDoing = (text: string): string | undefined =>
  dropWords(
    text,
    splitWords(text).filter((word) => DOING.test(word)),
  )

/** `terpal biru 4x6`, `untuk nutup sementara`: goods, and behind them what they are for. Undefined where a text says nothing of that. */
export function splitPurpose(text: string): { goods: string; purpose: string } | undefined {
  const [, goods, purpose] = /^(.*\p{L}{3}.*?)\s((?:untuk|buat|biar|supaya)\s.*)$/u.exec(text) ?? []
  return goods && purpose ? { goods, purpose } : undefined
}

/** What is wrong with a building, and what its parts measure. */
const OF_BUILDING =
  /^(?:bocor|rusak|lapuk|retak|jebol|lama|depan|belakang|luar|dalam|atas|\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)?(?:m|m2)?|m|m2|meter)$/u

/** `atap garasi 6 m lebar 4 m spandek polos`: goods without the part of a house before them. Undefined where none is before them. */
export function dropPlace(text: string): string | undefined {
  const words = splitWords(text)
  const from = words.findIndex((word) => !ROOM_WORDS.has(word) && !OF_BUILDING.test(word))
  return from > 0 && ROOM_WORDS.has(words[0]!) && /^\p{L}{3}/u.test(words[from]!)
    ? words.slice(from).join(' ')
    : undefined
}

/** `granit motif marmer`: a text without what kind of word stands behind it; undefined where none is labelled. */
export function dropLabel(text: string): string | undefined {
  const left = text.replaceAll(
    /(?<=\p{L}.*\s)(?:motif|corak|model|tipe|permukaan|finishing)\s(?=\p{L}{3})/gu,
    '',
  )
  return left === text ? undefined : left
}
