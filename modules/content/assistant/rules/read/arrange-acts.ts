import type { Act } from '../track/act.ts'
import { ASKS_ABOUT_GOODS } from '../track/topic.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'
import { COLOUR } from '../track/respecify.ts'
import { ROOM_WORDS, splitWords } from '../words/word-sets.ts'

/** `ada genteng metal? untuk atap 60 m2`: what is covered is no goods of its own. */
export function coverPurpose(acts: readonly Act[]): Act[] {
  const openAt = acts.findIndex((act) => act.kind === 'goods' && act.qty === null)
  return acts.map((act, at) =>
    act.kind === 'goods' &&
    at > openAt &&
    openAt !== -1 &&
    act.unit === 'm²' &&
    act.qty !== null &&
    COVERED.test(act.words)
      ? { kind: 'cover', areaM2: act.qty }
      : act,
  )
}
const COVERED =
  /^untuk\s(?:atap|lantai|dinding|tembok|plafon|kamar|rumah|teras|dapur|garasi|halaman|carport)(?:\s(?:kamar|rumah|mandi|dapur|teras))?$/u

/** `lampu rumah pada mati, mau beli lampu led 6`: what is said of goods before they are ordered. */
export function dropReasons(acts: readonly Act[], recognize: RecognizeGoods): Act[] {
  const heads = acts.flatMap((act) => (act.kind === 'goods' ? [splitWords(act.words)[0]!] : []))
  const isReason = (words: string) =>
    !/\d/.test(words) &&
    heads.filter((head) => head === splitWords(words)[0]).length > 1 &&
    // `cat krem` says which.
    splitWords(words).some((word) => recognize(word) === 'none' && !COLOUR.test(word))
  return acts.filter((act) => act.kind !== 'goods' || act.qty !== null || !isReason(act.words))
}

/** `rumah saya bocor di atap dak, mau dilapis waterproof 30 m2`: what is wrong, beside what helps. */
export function dropProblems(acts: readonly Act[]): Act[] {
  const isProblem = (act: Act) =>
    act.kind === 'goods' && act.qty === null && PROBLEM.test(act.words) && !/\d/.test(act.words)
  const hasOthers = acts.some((act) => act.kind === 'goods' && !isProblem(act))
  return hasOthers ? acts.filter((act) => !isProblem(act)) : [...acts]
}
const PROBLEM = new RegExp(
  String.raw`^(?:${[...ROOM_WORDS].join('|')})(?:\s\p{L}+){0,3}?\s(?:bocor|rembes|retak|rusak|lapuk|jebol|lembap)(?!\p{L})`,
  'u',
)

/** `mau pesan rangka atap. kanal 40 batang, reng 60 batang`: what is built stands before its goods, as a title. */
export function dropTitle(acts: readonly Act[]): Act[] {
  const goods = acts.filter((act) => act.kind === 'goods')
  const [first, ...others] = goods
  const isTitle =
    first?.qty === null &&
    !/\d/.test(first.words) &&
    splitWords(first.words).some((word, at) => at > 0 && ROOM_WORDS.has(word)) &&
    others.filter(({ qty }) => qty !== null).length > 1
  return isTitle ? acts.filter((act) => act !== first) : [...acts]
}

/** `tembok luar dicat putih, butuh cat eksterior 20 kg`: the colour of goods that are named again without one. */
export function joinColour(acts: readonly Act[]): Act[] {
  const at = acts.findIndex(
    (act) => act.kind === 'goods' && act.qty === null && COLOURED.test(act.words),
  )
  const first = acts[at]
  const [, head, colour] = (first?.kind === 'goods' && COLOURED.exec(first.words)) || []
  const again = acts.findIndex(
    (act, place) =>
      place > at &&
      act.kind === 'goods' &&
      splitWords(act.words)[0] === head &&
      splitWords(act.words).length > 1 &&
      !COLOUR.test(act.words),
  )
  if (at === -1 || again === -1) return [...acts]
  return acts.flatMap((act, place) => {
    if (place === at) return []
    return place === again && act.kind === 'goods'
      ? [{ ...act, words: `${act.words} ${colour}` }]
      : [act]
  })
}
/** Beside the colour only where they are used is said. */
const COLOURED = new RegExp(
  String.raw`^(?:(?:luar|dalam|${[...ROOM_WORDS].join('|')})\s)*(\p{L}{3,})\s(${COLOUR.source})$`,
  'u',
)

/** `mau ganti keramik kamar 3x4, keramik 40x40 krem`: goods that are named again with more words; they cover the area. */
export function dropRepeated(acts: readonly Act[]): Act[] {
  const goods = acts.filter((act) => act.kind === 'goods')
  const isFuller = (words: string, other: string) => {
    const [said, more] = [splitWords(words), new Set(splitWords(other))]
    const isSaidAgain = (word: string) => more.has(word) || ROOM_WORDS.has(word)
    // `ganti keramik`: what stands before their name is none of it; `kloset jongkok` is no `kloset duduk`.
    const name = said.slice(said.findIndex((word) => more.has(word)))
    return (
      said.length < more.size &&
      more.has(said.at(-1)!) &&
      name.every(isSaidAgain) &&
      !/\d/.test(words)
    )
  }
  // `hebel 10 cm …, berapa kubik hebelnya?`
  const isCalled = (words: string) =>
    words.endsWith('nya') &&
    goods.some((other) => splitWords(other.words).includes(words.slice(0, -3)))
  const remaining = acts.filter(
    (act) =>
      act.kind !== 'goods' ||
      act.qty !== null ||
      (!isCalled(act.words) &&
        !goods.some((other) => other.qty === null && isFuller(act.words, other.words))),
  )
  const cover = remaining.find(({ kind }) => kind === 'cover')
  return cover && remaining.length < acts.length
    ? [...remaining.filter((act) => act !== cover), cover]
    : remaining
}

/** `harga semen, pasir dan bata?` orders none of them: goods without a quantity belong to the question. */
export function askTogether(acts: readonly Act[]): Act[] {
  const counted = acts.filter((act) => act.kind === 'goods' && act.qty !== null)
  const isList = counted.some((act) => act.kind === 'goods' && !act.isTentative)
  // `mohon harga besi 200 batang, bendrat 10 roll` is one list: nothing of it is only asked about.
  if (isList && counted.some((act) => act.kind === 'goods' && act.isTentative))
    return acts.map((act) =>
      act.kind === 'goods' && act.qty !== null ? { ...act, isTentative: false } : act,
    )
  const isAsked = acts.some((act) => act.kind === 'goods' && act.isTentative && act.qty === null)
  const hasQuestion = acts.some(
    (act) => act.kind === 'cover' || (act.kind === 'ask' && ASKS_ABOUT_GOODS.has(act.about)),
  )
  if (!isAsked || !hasQuestion) return [...acts]
  const lastAskAt = acts.findLastIndex(({ kind }) => kind === 'ask' || kind === 'cover')
  // `… ada? sama sendok semen 2`: behind the question a number at the end is how many.
  const isOrdered = (words: string, at: number) => at > lastAskAt && /\p{L}{3,}\s\d+$/u.test(words)
  return acts.map((act, at) =>
    act.kind === 'goods' && act.qty === null && !isOrdered(act.words, at)
      ? { ...act, isTentative: true }
      : act,
  )
}
