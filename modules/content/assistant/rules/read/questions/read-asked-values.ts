import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { findChosen, listAsked, listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { findCalledItem } from '../goods/find-called.ts'

const ATTRIBUTE = String.raw`(?:warna|ukuran|merek|merk|jenis|tipe|model|motif|tebal|ketebalan|panjang|isi|kemasan|diameter|pilihan)`
const ASKS = String.raw`(?:ada\s|yang\s|itu\s|saja\s|pilihan\s|tersedia\s)*`
const WHICH = String.raw`(?:(?:apa|berapa)(?:\s(?:saja|aja|lagi|ya|sih|kak|yang\sada))*|(?:tidak\scuma|selain|lain)\p{L}*(?:\s\p{L}+)?)`
const ASKED = [
  // `torennya ada warna apa saja?`, `warnanya apa saja`
  String.raw`^(?:kalau\s)?(?:(?<called>(?:\p{L}{2,}\s)?\p{L}{2,}nya)\s)?${ASKS}${ATTRIBUTE}(?:nya)?\s${ASKS}${WHICH}\s*[?]?$`,
  // `warna torennya apa saja?`
  String.raw`^(?:pilihan\s)?${ATTRIBUTE}\s(?<called>(?:\p{L}{2,}\s)?\p{L}{2,}nya)\s${ASKS}${WHICH}\s*[?]?$`,
  // `ada warna apa saja spandeknya?`, `selain merah ada warna apa spandeknya?`
  String.raw`^(?:kalau\s)?(?:selain\s\p{L}+\s)?${ASKS}${ATTRIBUTE}(?:nya)?\s${ASKS}${WHICH}\s(?:untuk\s)?(?<called>(?:\p{L}{2,}\s)?\p{L}{2,}nya)(?:\s(?:ya|sih|kak))*\s*[?]?$`,
  // `ada yang lebih tebal?`
  String.raw`^(?:(?:kalau|apa)\s)?(?:(?<called>(?:\p{L}{2,}\s)?\p{L}{2,}nya)\s)?ada\s(?:yang\s|ukuran\s)*(?:lebih\s(?:tebal|tipis|besar|gede|kecil|panjang|pendek|lebar|tinggi|ringan)|(?:tebal|tipis|besar|gede|kecil|panjang|pendek)an)(?:nya)?(?:\s(?:lagi|dari\situ|tidak|ya|kak|sedikit))*\s*[?]?$`,
].map((pattern) => new RegExp(pattern, 'u'))

/** `harganya masing-masing berapa` of what was asked about together. */
const PRICE_OF_EACH =
  /^(?:kalau\s)?(?:harga(?:nya)?|berapa)\s(?:masing-masing|semua|dua-duanya|tiap\p{L}*)(?:\s(?:berapa|harga(?:nya)?|ya|itu|sih))*\s*[?]?$/u
/** `total sak semennya jadi berapa?`: how many of goods there are on the list. */
const AMOUNT_OF = new RegExp(
  String.raw`^(?:kalau\s)?(?:total|jumlah|banyak(?:nya)?|totalnya)\s(?:(?:${unitWords.join('|')})\s)?(?<called>(?:\p{L}{2,}\s)?\p{L}{2,}nya)\s(?:semua\s|sekarang\s|tadi\s)*(?:jadi\s|ada\s)?berapa(?:\s(?:${unitWords.join('|')}|ya|sih|kak|tadi))*\s*[?]?$`,
  'u',
)
const COLOURS = /(?<!\p{L})(?:warna|motif)/u
/** Which brands there are, and not which one it is. */
const BRANDS = /(?<!\p{L})(?:merek|merk)(?:nya)?(?!\p{L}).*(?:saja|lagi|lain)/u
const BRAND_OF_IT = /(?:merek|merk|tipe|jenis)(?:nya)?\sapa(?!\ssaja)/u

/** `torennya ada warna apa saja?` of goods that are noted: what else there is like them. */
export function readAskedValues(text: string, dialogue: Dialogue): Act[] | undefined {
  const all = listAsked(dialogue)
  if (all.length > 1 && PRICE_OF_EACH.test(text))
    return [
      ...all.map(({ id }): Act => ({ kind: 'mention', itemId: id })),
      { kind: 'ask', about: 'price' },
    ]
  const counted = AMOUNT_OF.exec(text)?.groups?.['called']
  const listed = counted && findCalledItem(counted, dialogue.items)
  if (listed)
    return [
      { kind: 'mention', itemId: listed.id },
      { kind: 'ask', about: 'price' },
    ]
  const match = ASKED.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (!match) return undefined
  const spoken = listSpoken(dialogue).filter((item) => findChosen(item))
  const called = match.groups?.['called']
  const item =
    called && !new RegExp(`^${ATTRIBUTE}nya$`, 'u').test(called)
      ? findCalledItem(called, spoken)
      : spoken.at(-1)
  const isOpen = dialogue.asked?.about === 'choice' || dialogue.focus !== null
  // `gypsumnya merek apa?` is answered by its name.
  const about = BRANDS.test(text)
    ? 'alternatives'
    : BRAND_OF_IT.test(text)
      ? 'price'
      : COLOURS.test(text)
        ? 'values'
        : 'sizes'
  return item && (called || !isOpen)
    ? [
        { kind: 'mention', itemId: item.id },
        { kind: 'ask', about },
      ]
    : undefined
}
