import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { readTopic } from '../questions/read-question.ts'

/** What is done already with goods that nobody has to buy. */
const DONE_WITH =
  /(?<!\p{L})sudah\s(?:(?:saya|aku|kami|di)\s?)?(?:ada|punya|beli|dibeli|kebeli|terbeli|pakai|dipakai|dapat|siap|terpasang|dipasang|pasang|jadi|stok|dikirim|datang|numpuk|menumpuk|banyak|cukup|lebih|full)(?!\p{L})|(?<!\p{L})(?:masih|stok)\s(?:ada|banyak|numpuk|cukup|sisa)\s(?:sisa\s|stok\s|banyak\s)*(?:di\s)?(?:rumah|lokasi|gudang|proyek|site|lapangan|sini|tempat)(?!\p{L})/u
const WANTS = /(?<!\p{L})(?:butuh|perlu|mau|minta|pesan|beli lagi|tambah|tinggal|kurang)(?!\p{L})/u

/** `batanya sudah ada`, `tembok sudah pakai bata ringan`: goods that are there are described, and not wanted. */
export const isDescribed = (part: string, recognize: RecognizeGoods): boolean =>
  DONE_WITH.test(part) &&
  !WANTS.test(part.replace(DONE_WITH, ' ')) &&
  !/[?]|(?<!\p{L})(?:belum|apa|kah|berapa)(?!\p{L})/u.test(part) &&
  recognize(part) !== 'none' &&
  readTopic(part.replace(DONE_WITH, ' ')) === null

/** `pasir sama split sudah ada`: what is named right before goods that are there is there, too. */
export const dropDescribed = (parts: readonly string[], recognize: RecognizeGoods): string[] =>
  parts.filter((part, at) => {
    const behind = parts.slice(at + 1)
    const describedAt = behind.findIndex((each) => isDescribed(each, recognize))
    const isBare = (each: string) => !/[\d?]/.test(each) && recognize(each) === 'head'
    return !(
      describedAt !== -1 &&
      isBare(part) &&
      !isDescribed(part, recognize) &&
      behind.slice(0, describedAt).every(isBare)
    )
  })
