import { isPlain } from './normalize-message.ts'
import type { RecognizeGoods } from './recognize-goods.ts'
import { splitWords } from './word-sets.ts'

/** Things of a household, a market or a road, which a shop of building materials is asked for beside its own. */
const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `gorden gordyn gordeng korden kulkas freezer kasur bantal guling sprei selimut sofa lemari kipas ac tv televisi cctv speaker
   beras gula kopi rokok mie telur ayam ikan lele daging sayur pupuk tepung terigu bensin pertalite pertamax ijuk bibit benih mangga
   karpet motor mobil sepeda hp handphone charger laptop komputer printer makeup lipstik rambut makan minum baju celana jahit sabun sampo
   shampo deterjen odol tisu popok asi hdmi surya dispenser kompor elpiji lpg wajan panci piring gelas boneka mainan buku pensil pulpen
   tenda kado bunga obat vitamin`
    .split(/\s+/)
    .filter(Boolean),
)
const FOREIGN_NAMES =
  /(?<!\p{L})(?:wallpaper|tabung\sgas|mesin\scuci|batu\sbara|alat\stulis)(?!\p{L})|^ember(?:\scor)?(?=\s\d|$)/u

/** `lemari 3 pintu`: goods that are unknown themselves and have so many of something. */
const FEATURED = /^(\p{L}{4,})(?:\s\p{L}{3,})?\s\d\s(?:pintu|laci|susun|tingkat|tabung)(?!\p{L})/u

/** Whether a text names something that the shop cannot have, although one of its words, or one that is near to it, is of its goods. */
export const isForeign = (text: string, recognize: RecognizeGoods): boolean =>
  FOREIGN_NAMES.test(text) ||
  splitWords(text).some(
    (word) => FOREIGN_WORDS.has(word) && !['head', 'word'].includes(recognize(word)),
  )

/** Whether a text begins with such a thing, whatever it has: `kulkas 2 pintu`. What goods are for stands behind them. */
export function beginsForeign(text: string, recognize: RecognizeGoods): boolean {
  const words = splitWords(text)
  const from = words.findIndex((word) => /\p{L}{2}/u.test(word) && !isPlain(word))
  const [first = ''] = words.slice(from)
  if (from === -1 || recognize(first) === 'head' || recognize(first) === 'word') return false
  return (
    FOREIGN_WORDS.has(first) ||
    (recognize(first) === 'none' && FEATURED.test(words.slice(from).join(' ')))
  )
}
