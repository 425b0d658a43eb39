import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { splitWords } from '../../words/word-sets.ts'

const UNIT = `(?:\\s?(?:${unitWords.join('|')}))?`
const EVERY = String.raw`(?:semua|dua-duanya|keduanya|(?:dua|tiga|2|3)\sukuran(?:nya)?(?:\situ)?|(?:tiap|setiap|masing-masing|kedua|semua)\sukuran(?:nya)?(?:\situ)?)`
/** `elbow aw untuk semua, masing-masing 10 biji` */
const FOR_EACH = new RegExp(
  String.raw`^(?<goods>\p{L}{3,}[^\d,]*?)(?:nya)?[\s,]+(?:untuk|di|sesuai)\s${EVERY}(?:nya)?[\s,]+(?:masing-masing\s|tiap\s\p{L}+\s|@\s?|sebanyak\s)?(?<amount>\d+${UNIT})(?:\s(?:saja|ya|deh|kak|masing-masing))*$`,
  'u',
)
const WIDTH = /(?:\d\s)?\d\s?\/\s?\d(?:\s?(?:inch|inci|"))?|\d+(?:[.,]\d+)?\s?(?:inch|inci|")|[½¾]/u

/** `elbow aw buat dua-duanya masing-masing 10` beside pipes of two widths: the fittings in each of those. The same text otherwise. */
export function nameForEach(text: string, dialogue: Dialogue): string {
  const { goods = '', amount } = FOR_EACH.exec(text)?.groups ?? {}
  if (!amount) return text
  const [head] = splitWords(goods)
  const widths = listSpoken(dialogue).flatMap(({ words }) =>
    splitWords(words.toLowerCase())[0] === head ? [] : (WIDTH.exec(words)?.[0] ?? []),
  )
  const each = [...new Set(widths)]
  return each.length > 1
    ? each.map((width) => `${goods.trim()} ${width} ${amount}`).join(', ')
    : text
}
