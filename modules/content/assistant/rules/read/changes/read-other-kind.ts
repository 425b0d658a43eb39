import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, type Dialogue } from '../../track/dialogue.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

const SAYS_WHICH = /^(?:yang|warna|warnanya|ukuran|juga|tetap)$/u
const OTHER =
  /^(?:(?:eh|hmm|oh|kalau\sbegitu|ya|sudah)[\s,]+)*(?:di)?(?:ganti|pakai|jadi|mending|mendingan|tukar)\s(?:(?:ke|jadi|yang|sama|dengan)\s)*(?<kind>\p{L}{3,})(?<more>(?:\s.*)?)$/u

/** `ganti spc saja yang 4 mm` of the `lantai vinyl` on the list: another kind whose name begins with the same word. */
export function readOtherKind(
  text: string,
  { items, focus, asked }: Dialogue,
  recognize: RecognizeGoods,
): Act[] | undefined {
  const { kind = '', more = '' } = OTHER.exec(text)?.groups ?? {}
  const item = focus ?? items.find(({ id }) => id === asked?.itemId) ?? items.at(-1)
  const [head = '', own = ''] = splitWords(item?.words.toLowerCase() ?? '')
  if (!item || !findChosen(item) || !kind || kind === own || /[?]/u.test(text)) return undefined
  if (!recognize.isPhrase?.(head, own) || !recognize.isPhrase(head, kind)) return undefined
  const { text: said = '', qty, unit = null } = readLine(`${head} ${kind} ${more}`) ?? {}
  const words = splitWords(said)
    .filter((word) => !FILLER_WORDS.has(word) && !SAYS_WHICH.test(word))
    .join(' ')
  return [
    { kind: 'specify', words, replaced: item.words.toLowerCase(), itemId: item.id },
    ...(qty === undefined
      ? []
      : [{ kind: 'quantity' as const, qty, unit, change: 'set' as const, itemId: item.id }]),
  ]
}
