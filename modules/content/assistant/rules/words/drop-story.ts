import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { RecognizeGoods } from './recognize-goods.ts'
import { splitWords } from './word-sets.ts'

const BEFORE =
  /(?<!\p{L})(?:kemar[ie]n|kmrn|kmarin|tempo\shari|waktu\situ|dulu|minggu\slalu|bulan\slalu|tadi\spagi|sebelumnya|wingi)(?!\p{L})/iu
const BOUGHT = /(?<!\p{L})(?:beli|pesan|pesen|order|ambil|belanja|mesen|mesan|tuku)(?!\p{L})/iu
const ELSEWHERE =
  /(?<!\p{L})(?:toko|tb|tempat|lapak|depot)\s(?:sebelah|lain|tetangga|langganan|orang)|(?<!\p{L})(?:di|lewat|dari)\s(?:sebelah|tetangga|online|marketplace|shopee|tokped|tokopedia|lazada)(?!\p{L})/iu
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,])\d+(?:[.,]\d+)?\s?(?:${unitWords.join('|')})(?!\p{L})`,
  'iu',
)

/** Whether a sentence tells of what was bought elsewhere. */
const isStory = (sentence: string): boolean =>
  ELSEWHERE.test(sentence) &&
  (BEFORE.test(sentence) || BOUGHT.test(sentence)) &&
  !sentence.includes('?')

/**
 * `kemarin beli semen 30 sak di toko sebelah belum datang. saya mau 45 sak dari sini`: a message without what was bought elsewhere;
 * what follows without a name is more of the same.
 */
export function dropStory(message: string, recognize: RecognizeGoods): string {
  const sentences = message.split(/(?<=[.!?\n])\s+/u)
  if (!sentences.some(isStory)) return message
  const left = sentences.filter((sentence) => !isStory(sentence)).join(' ')
  const isNamed = splitWords(left.toLowerCase()).some((word) => recognize(word) === 'head')
  const story = sentences.filter(isStory).join(' ').toLowerCase()
  const head = splitWords(story).find((word) => recognize(word) === 'head')
  return head && !isNamed ? left.replace(AMOUNT, (amount) => `${head} ${amount}`) : left
}
