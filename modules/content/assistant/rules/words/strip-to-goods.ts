import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { dropBuilding } from './drop-building.ts'
import { dropEveryday } from './everyday-words.ts'
import type { RecognizeGoods } from './recognize-goods.ts'
import { FILLER_WORDS, GREETING_WORDS, QUESTION_WORDS, THANK_WORDS } from './word-sets.ts'

const SAYS_NOTHING = [FILLER_WORDS, QUESTION_WORDS, GREETING_WORDS, THANK_WORDS]
/** `dengan harga Rp 1.000` */
export const PRICE =
  /(?:dengan\s+)?(?:harga\s+)?(?:@|(?<!\p{L})rp\.?)\s*\d[\d.,]*\s*(?:rb|ribu|jt|juta|k)?(?!\p{L})/gu
/** `diskon 90%` is no quantity. */
const PERCENTAGE = /(?<!\p{L})\d+(?:[.,]\d+)?\s*(?:%|persen(?!\p{L}))/gu

/** A part of a message without what says nothing of the goods. `?` and the words of a question go too. */
export const stripToGoods = (text: string, recognize: RecognizeGoods): string =>
  dropEveryday(stripSaid(dropBuilding(text, recognize), recognize), recognize)

const stripSaid = (text: string, recognize: RecognizeGoods): string =>
  stripPurpose(
    text
      .replaceAll(PERCENTAGE, ' ')
      .replaceAll(PRICE, ' ')
      .replaceAll(SIZE_LABEL, ' ')
      .replaceAll(LESS_ASKED, ' ')
      .replaceAll(HOW_MANY, ' berapa')
      .replace(PER_UNIT, ' ')
      .replaceAll(COATS, ' '),
    recognize,
  )
    .replace(UNDECIDED, ' ')
    .replace(SERVICE, ' ')
    .replace(/\suntuk\s*$/u, ' ')
    // `untuk proyek ruko` says nothing of the goods, although helmets are `proyek` too.
    .replace(/\suntuk\s(?:proyek|pembangunan|renovasi|bangunan)(?:\s\p{L}+){0,2}\s*$/u, ' ')
    .replace(/^\s*(?:(?:mau|ingin|rencana)\s)*(?:ganti|tukar)\s+/u, '')
    .split(/\s+/)
    .filter((token, at, tokens) => {
      const word = toWord(token)
      if (word === '') return token === '+'
      // `pasir pasang` is one thing, although `pasang` alone says what is done with it.
      if (recognize.isPhrase?.(toWord(tokens[at - 1] ?? '').replace(/nya$/u, ''), word)) return true
      // `harga grosirnya gimana`
      const plain = /^\p{L}{5,}nya$/u.test(word) ? word.slice(0, -3) : word
      return (
        word !== 'sudah' &&
        !SAYS_NOTHING.some((set) => set.has(word)) &&
        !(QUESTION_WORDS.has(plain) && !tokens.slice(at + 1).some((each) => /^\d/.test(each)))
      )
    })
    .join(' ')
    .replaceAll(/[?!]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    // `ongkir untuk 100 sak semen`
    .replace(/^untuk\s(?=\d)/u, '')

/** `sepatu no 42`, `ukuran 30x60`: the number says it. */
const SIZE_LABEL =
  /(?<!\p{L})(?:ukuran|uk|size|(?<=(?:sepatu|amplas)[^,;]*)(?:no|nomor))\.?\s+(?=\d|(?:s|m|l|x{1,2}l)(?!\p{L}))/gu
/** `perlu berapa dus`: the unit of a question is no word of the goods. */
const HOW_MANY = new RegExp(String.raw`(?<!\p{L})berapa\s(?:${unitWords.join('|')})(?!\p{L})`, 'gu')
/** `harga besi 10 per batang?` asks for the price of one. */
const PER_UNIT = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:harga|berapa).*)\sper\s?(?:${unitWords.join('|')})(?!\p{L})`,
  'u',
)
/** `30 batang bisa kurang?` asks for another price. */
const LESS_ASKED = /(?<!\p{L})(?:bisa|boleh|masih)\s(?:di)?kurang(?:i|in)?(?!\p{L})/gu
/** `mau dicat 2 lapis` */
const COATS =
  /(?<!\p{L})(?:(?:di|nge)?cat\s)?\d\s?(?:x|kali)?\s?(?:lapis|lapisan|kali\scat)(?!\p{L})/gu
/** `gypsum tapi belum tahu yang 9 atau 12` leaves the size open. */
const UNDECIDED =
  /\s(?:tapi|tp|cuma|cuman)\s(?:masih\s)?(?:belum|tidak|bingung|ragu|lupa)(?:\s.*)?$/u

/** `bisa dipotong 3 meteran?` is about what is done with them. */
const SERVICE =
  /\s(?:bisa|boleh|sekalian|minta)\s(?:sekalian\s)?(?:di)?(?:potong|pasang)(?:in|kan)?(?:\s.*)?$/u

const toWord = (token: string): string => token.toLowerCase().replaceAll(/[^\p{L}\d'-]/gu, '')

/** `buat lemari` says what it is for, which the shop cannot search for; `untuk gypsum` says which screws. */
function stripPurpose(text: string, recognize: RecognizeGoods): string {
  const match = /\s(?:untuk)\s+(\p{L}[^\d,]*)$/u.exec(text)
  if (!match) return text
  return recognize(match[1]!) === 'none' ? text.slice(0, match.index) : text
}
