import type { RecognizeGoods } from './recognize-goods.ts'

const BELONGING = /^(\p{L}{4,})nya\s+(?=\d)/u

/** `u-ditch 40x60 30, tutupnya 30`: what belongs to the goods of the part before has their name and their size. */
export const nameBelonging = (parts: readonly string[], recognize: RecognizeGoods): string[] =>
  parts.map((part, at) => {
    const [, word] = BELONGING.exec(part) ?? []
    const before = parts[at - 1]
    if (!word || !before) return part
    const [, name = '', size = ''] =
      /^(\p{L}[\p{L}\s-]*?)(\s\d+(?:[x×]\d+)+)?(?:\s.*)?$/u.exec(before) ?? []
    const belongs = name.split(/[\s-]/u).some((each) => recognize.isPhrase?.(word, each))
    return belongs ? part.replace(BELONGING, `${word} ${name.trim()}${size} `) : part
  })
