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

/** Whether a text names something that the shop cannot have, although one of its words, or one that is near to it, is of its goods. */
export const isForeign = (text: string, recognize: RecognizeGoods): boolean =>
  FOREIGN_NAMES.test(text) ||
  splitWords(text).some(
    (word) => FOREIGN_WORDS.has(word) && !['head', 'word'].includes(recognize(word)),
  )
