import { isPlain } from '../words/normalize-message.ts'
import type { RecognizeGoods } from '../words/recognize-goods.ts'
import { splitWords } from '../words/word-sets.ts'

const SOFT = String.raw`(?:\s(?:ya|kak|bang|pak|bu|min|mas|gan|dulu|sih|lah|nih|ini|dong|deh|yo|kok))*`
const DOES = String.raw`(?:cek|ngecek|hitung|ngitung|menghitung|lihat|milih|pilih|mikir|pikir|diskusi|tambah)\p{L}*`
const WAITS = new RegExp(
  [
    String.raw`^(?:belum|oke\stapi\sbelum|ya\stapi\sbelum)\s(?:selesai|lengkap|semua|semuanya|beres|kelar|fix|cukup)${SOFT}(?:\s(?:kayaknya|masih)\s.*)?$`,
    String.raw`^(?:saya\s|eh\s|nanti\s|mau\s)*(?:tunggu|sebentar|bentar|sabar|sek|hold)(?:\s.*)?$`,
    String.raw`^nanti\sdulu${SOFT}$`,
    String.raw`^(?:nanti\s|dulu\s|ya\s|sebentar\s|saya\s|aku\s|kami\s|mau\s|tak\s)*(?:rundingan|berunding|runding|rembug|rembugan|musyawarah|diskusi|pikir-pikir|mikir-mikir)(?:kan|in)?(?:\s\p{L}+){0,4}$`,
    String.raw`^(?:nanti\s)?(?:dulu\s(?:ya\s)?)?(?:saya\s|aku\s|kami\s)?(?:lagi\s|masih\s|mau\s|nanti\s|tak\s)(?:saya\s|mau\s)?${DOES}(?:\s(?!yang|harga|stok|ongkir)\p{L}+){0,3}$`,
    String.raw`^(?:nanti\s|saya\s|mau\s|lagi\s)*(?:nanya|tanya|nanyain)\s(?:ke\s)?(?:tukang|mandor|istri|suami|bos|bapak|ibu|orang|suaminya|istrinya|tukangnya)\p{L}*${SOFT}$`,
    String.raw`^(?:mau\s)?tambah\slagi(?:\stapi\s.*)?${SOFT}$`,
    String.raw`^(?:belum\s)?(?:kayaknya\s)?masih\s(?:ada|banyak|kurang|kurangi|mau)(?:\s(?:lagi|tambahan|yang\s(?:lain|kurang|kurangi)|beberapa\sbarang|tambah))*${SOFT}$`,
    String.raw`^jangan\s(?:di)?(?:tutup|proses|kirim|lanjut)(?:in|kan)?\sdulu${SOFT}$`,
    String.raw`^ada\slagi${SOFT}$`,
  ].join('|'),
  'u',
)

/** What waits whatever else the words may mean. */
const WAITS_PLAINLY = new RegExp(
  String.raw`^(?:jangan\s(?:di)?(?:tutup|proses|kirim|lanjut)(?:in|kan)?\sdulu|(?:hold|pending)(?:\sdulu)?|(?:nanti\s)?dulu|nanti)${SOFT}$`,
  'u',
)

/** `tunggu dulu`, `belum selesai`, `masih ada lagi`: the buyer is not ready yet. */
export const saysWait = (text: string, recognize: RecognizeGoods): boolean =>
  !/[\d?]/.test(text) &&
  (WAITS_PLAINLY.test(text) ||
    (WAITS.test(text) &&
      splitWords(text).every((word) => isPlain(word) || recognize(word) !== 'head')))
