import type { RecognizeGoods } from './recognize-goods.ts'

/** `lantainya 25x25`, whose ending is gone where the word is one of a house. */
const OTHER_KIND = /^(\p{L}{4,}?)(?:nya)?\s+(?=\d{2,3}\s?[x×]\s?\d{2})/u
const BELONGING = /^(\p{L}{4,})nya\s+(?:yang\s)?(?=\d)/u
/** A size of its own: `perekatnya 25 kg` is for tiles, and not of 40 × 40 cm. */
const MEASURED = /\d\s?(?:kg|mm|cm|liter|inch|inci|m)(?![\p{L}\d²³])/u

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
    const before = at > 0 ? parts[at - 1] : said
    const [kind = ''] = before?.split(/\s/u) ?? []
    const [, other = ''] = OTHER_KIND.exec(part) ?? []
    // After `keramik dinding 25x40`: the other kind that is called so, in a size of its own.
    if (recognize.isPhrase?.(kind, other)) return part.replace(OTHER_KIND, `${kind} ${other} `)
    const [, word] = BELONGING.exec(part) ?? []
    if (!word || !before) return part
    const [, name = '', size = ''] =
      /^(\p{L}[\p{L}\s-]*?)(\s\d+(?:[x×]\d+)+)?(?:\s.*)?$/u.exec(before) ?? []
    const belongs = name.split(/[\s-]/u).some((each) => recognize.isPhrase?.(word, each))
    return belongs
      ? part.replace(BELONGING, `${word} ${name.trim()}${MEASURED.test(part) ? '' : size} `)
      : part
  })
