import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { FILLER_WORDS } from '../../words/word-sets.ts'

const HARGA = String.raw`(?:\sharga(?:nya)?)?`
/** `beda berapa`, `bagusan mana`, `harganya berapa`: several goods are compared, by what they cost. */
const COMPARES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:beda|selisih)(?:nya)?${HARGA}(?:\sberapa)?${HARGA}|(?:lebih\s)?(?:mahal|murah)(?:an)?\s(?:yang\s)?mana|mana\s(?:yang\s)?(?:lebih\s)?(?:mahal|murah)(?:an)?|(?:lebih\s)?(?:bagus|kuat|awet|enak|oke|baik|bagusan|kuatan|awetan|enakan|mending|mendingan|pilih)\s(?:yang\s)?mana|mana\s(?:yang\s)?(?:lebih\s)?(?:bagus|kuat|awet|oke|baik)(?:an)?|harga(?:nya)?(?:\sberapa)?|berapa${HARGA})(?!\p{L})`,
  'gu',
)
/** What they are for tells them not apart. */
const PURPOSE = /[\s,?]+(?:untuk|kalau\suntuk)\s[^\d,]*$/u
const AND = /^(?:sama|dan|atau|vs|versus|dengan)$/u
/** Words of a brand, at most. */
const MAX_WORDS = 3

/** How many words at the end of some, or at their beginning, name a brand. */
function countBrand(
  words: readonly string[],
  from: 'start' | 'end',
  recognize: RecognizeGoods,
): number {
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1) {
    const part = from === 'start' ? words.slice(0, count) : words.slice(-count)
    const isNamed = part.every((word) => /^\p{L}+$/u.test(word) && word !== 'yang')
    if (isNamed && recognize.isBrand?.(part.join(' '))) return count
  }
  return 0
}

/** `semen tigapilar sama nusabeton yang 40 kg beda berapa?`: goods of two brands are two goods, whose prices are asked. */
export function nameBrands(text: string, recognize: RecognizeGoods): string {
  const rest = text
    .replaceAll(COMPARES, ' ')
    .replace(PURPOSE, ' ')
    .replaceAll(/[?]|\s+/gu, ' ')
    .trim()
  const words = rest.replaceAll(/\s+/gu, ' ').split(' ')
  if (rest === text) return text
  for (const [at, word] of words.entries()) {
    if (!AND.test(word)) continue
    const [before, behind] = [words.slice(0, at), words.slice(at + 1)]
    const [first, second] = [
      countBrand(before, 'end', recognize),
      countBrand(behind, 'start', recognize),
    ]
    const goods = before.slice(0, -first || undefined).filter((each) => !FILLER_WORDS.has(each))
    if (first === 0 || second === 0 || recognize(goods.join(' ')) !== 'head') continue
    const more = behind
      .slice(second)
      .map((each) => each.replace(/[,.;]+$/u, ''))
      .filter((each) => each && !/^(?:yang|apa)$/u.test(each) && !FILLER_WORDS.has(each))
    const named = [before.slice(-first), behind.slice(0, second)].map((brand) =>
      [...goods, ...brand, ...more].join(' '),
    )
    return `${named.join(', ')} harga berapa`
  }
  return text
}
