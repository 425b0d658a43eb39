import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { ROOM_WORDS } from '../../words/word-sets.ts'

/** `lantainya 25x25`, whose ending is gone where the word is one of a house. */
const OTHER_KIND = /^(\p{L}{4,}?)(nya)?\s+(?=\d{2,3}\s?[x×]\s?\d{2})/u
const BELONGING = /^(\p{L}{4,})nya(?:\s(?:juga|sekalian|saja|yang))*(?:\s+(?=\d|kelas\s)|\s*$)/u
/** A size of its own: `perekatnya 25 kg` is for tiles, and not of 40 × 40 cm. */
const MEASURED = /\d\s?(?:kg|mm|cm|liter|inch|inci|m)(?![\p{L}\d²³])/u
const SIDES = /^\d+(?:[x×]\d+)+$/u

/** A lid bears what its ditch bears. */
const LOAD = /(?<!\p{L})(?:berat|ringan)(?!\p{L})/u

/**
 * `u-ditch 40x60 30, tutupnya 30`: what belongs to the goods of the part before, or of the message before (`said`), has
 * their name and their size.
 */
export const nameBelonging = (
  parts: readonly string[],
  recognize: RecognizeGoods,
  said?: string,
): string[] =>
  parts.map((part, at) => {
    const before = findGoods(parts.slice(0, at), recognize) ?? said
    const [kind = ''] = before?.split(/\s/u) ?? []
    const [, other = '', isCalled] = OTHER_KIND.exec(part) ?? []
    // After `keramik dinding 25x40`: the other kind that is called so, in a size of its own.
    if ((isCalled || ROOM_WORDS.has(other)) && recognize.isPhrase?.(kind, other))
      return part.replace(OTHER_KIND, `${kind} ${other} `)
    const [, word] = BELONGING.exec(part) ?? []
    const name = word && before ? findOwner(word, before, recognize) : undefined
    return name
      ? part
          .replace(BELONGING, `${word} ${MEASURED.test(part) ? name.word : name.sized} `)
          // `listnya juga 10`: how many, and no size.
          .replace(/(?<=\s)(\d+)$/u, '$1 buah')
          .trim()
      : part
  })

/** The word of goods that something is called after: `gypsum` of `papan gypsum 9 mm` in `list gypsum`. */
function findOwner(
  word: string,
  goods: string,
  recognize: RecognizeGoods,
): { word: string; sized: string } | undefined {
  const words = goods.split(/\s/u)
  const at = words.findIndex((each) =>
    each.split('-').some((part) => recognize.isPhrase?.(word, part)),
  )
  // `keramiknya` after `keramik dinding` calls those.
  if (at === -1 || words[0] === word) return undefined
  const [first = '', size = ''] = words.slice(at)
  // `bata ringan` and `bata merah` are laid with different mortars.
  const owner = recognize.isPhrase?.(first, size) ? `${first} ${size}` : first
  const [load] = LOAD.exec(goods) ?? []
  return {
    word: owner,
    sized: SIDES.test(size) ? [owner, size, load].filter(Boolean).join(' ') : owner,
  }
}

/** The goods that were named last, from the word that they begin with. */
function findGoods(parts: readonly string[], recognize: RecognizeGoods): string | undefined {
  const named = parts.flatMap((part) => {
    const words = part.split(/\s/u)
    const headAt = words.findIndex((word) => /^\p{L}/u.test(word) && recognize(word) === 'head')
    return headAt === -1 ? [] : [words.slice(headAt).join(' ')]
  })
  return named.at(-1)
}
