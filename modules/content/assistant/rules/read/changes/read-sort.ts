import type { Act } from '../../track/act.ts'
import { findChosen, type Dialogue, type DialogueItem } from '../../track/dialogue.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { listSizes } from '../../track/respecify.ts'
import { splitWords } from '../../words/word-sets.ts'

const SORT =
  /^(?:(?:mau(?:nya)?|pakai|ganti|jadi|minta|ambil|pilih|maksudnya)\s)*yang\s(\p{L}{3,}(?:\s\p{L}{3,}){0,2}?)(?:\s(?:saja|deh|dong|ya|kak|pak|bu|lah|maksudnya))*$/u

/**
 * `yang film faced` of plywood that is on the list: another sort of the same goods, which is a kind of its own in the
 * catalogue. Its size and quantity stay.
 */
export function readSort(
  text: string,
  { items, focus, asked }: Dialogue,
  recognize: RecognizeGoods,
): Act | undefined {
  const [, sort = ''] = SORT.exec(text) ?? []
  const item = focus ?? items.at(-1)
  const [first = ''] = splitWords(sort)
  if (!item || !findChosen(item) || !sort || asked?.about === 'choice') return undefined
  const kind = listKinds(item).find((each) => recognize.isPhrase?.(each, first))
  if (!kind || kind === first || recognize(sort) !== 'head') return undefined
  return {
    kind: 'specify',
    words: [kind, sort, ...listSizes(item.words)].join(' '),
    replaced: item.words.toLowerCase(),
    itemId: item.id,
  }
}

/** What goods are called first, by the buyer and by the catalogue: `multiplek`, `triplek`. */
const listKinds = (item: DialogueItem): string[] =>
  [item.words, findChosen(item)?.itemCategory ?? ''].flatMap(
    (name) => splitWords(name.toLowerCase())[0] ?? [],
  )
