import type { Act } from '../../track/act.ts'
import { findChosen, listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { findCalledItem, listNames } from '../goods/find-called.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { FILLER_WORDS, splitWords } from '../../words/word-sets.ts'

const CONFIRMING =
  /^(?:(?:eh|oh|hmm|btw|terus|ngomong-ngomong)[\s,]+)*(?<about>itu|ini|yang\s(?:itu|tadi)|(?:\p{L}{2,}\s)?\p{L}{2,}nya)\s(?:itu\s|sudah\s|yang\s|kan\s|asli\s)*(?<said>[\p{L}\d][^?]*?)(?:\skan(?:\sya)?\s*\??|(?:\s(?:ya|bukan|tidak))+\s*\?)$/u

const PROPERTY =
  /^(?:panjang|lebar|tebal|tinggi|ukuran|isi|berat|diameter|warna|merek|merk|tipe)nya$/u

/** `itu full sni kan?`, `panjangnya 6 meter kan?`: whether goods of the list are so. They are named again, and what else there is where they are not. */
export function readConfirming(
  text: string,
  dialogue: Dialogue,
  recognize: RecognizeGoods,
): Act[] | undefined {
  const { about = '', said = '' } = CONFIRMING.exec(text)?.groups ?? {}
  const words = splitWords(said).filter((word) => !FILLER_WORDS.has(word))
  const spoken = listSpoken(dialogue).filter((item) => findChosen(item))
  const isProperty = PROPERTY.test(about)
  const item = about.endsWith('nya') && !isProperty ? findCalledItem(about, spoken) : spoken.at(-1)
  if (!item || words.length === 0 || dialogue.asked?.about === 'choice') return undefined
  const names = listNames(item)
  // What a size is said of is named again, with the size that it has.
  const isSo = isProperty || words.every((word) => names.has(word))
  if (!isSo && (recognize(words.join(' ')) !== 'word' || /\d/.test(said))) return undefined
  return [
    { kind: 'mention', itemId: item.id },
    { kind: 'ask', about: isSo ? 'price' : 'alternatives' },
  ]
}
