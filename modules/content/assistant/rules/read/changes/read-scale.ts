import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem } from '../goods/find-called.ts'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const PERCENT = new RegExp(
  String.raw`(?:^|\s)(tambah|kurangi)\s(?:.*\s)?${NUMBER}\s*(?:%|persen)`,
  'u',
)
const TIMES = new RegExp(
  String.raw`(?:^|\s)(?:dobel(?:nya)?|(?:dua|2) kali(?:\slipat(?:nya)?|nya)?|(?:x|kali)\s?${NUMBER}|${NUMBER}\s?kali\slipat(?:nya)?)(?:\s|$)`,
  'u',
)
const HALF =
  /^(?:yang\s\p{L}{3,}\s(?:tadi\s)?|(?:\p{L}+\s)?\p{L}+nya\s)?(?:jadi\s|ambil\s|kurangi\s)?(?:setengah|separo|separuh|1\/2|0,5)(?:nya)?(?:\sdari\s(?:itu|yang\stadi|tadi))?(?:\s(?:saja|dulu|deh|dong|ya|kak|min|cukup))*(?:\s(?:\p{L}+\s)?\p{L}+nya)?$/u
const ALL = /(?:^|\s)semua(?:\s|$)/u
/** What is called, and is no word for a quantity. */
const CALLED =
  /(?<!\p{L})(?!(?:jumlah|semua|total|lipat|dobel|setengah|separo|separuh|nol|dua|kali|banyak|pesanan|daftar)nya)\p{L}{3,}nya(?!\p{L})/u
/** More than that is a slip. */
const MAX_FACTOR = 20

/** `tambah 5 persen`, `dobel`, `setengahnya`: quantities as a multiple of what they are. Undefined where nothing is scaled. */
export function readScale(text: string, items: readonly DialogueItem[]): Act[] | undefined {
  const factor = readFactor(text)
  if (factor === undefined || factor <= 0 || factor > MAX_FACTOR) return undefined
  const counted = items.filter(({ qty }) => qty !== null)
  const called = findCalledItem(text, counted)
  // `thinnernya dobel`, which is not on the list, leaves the others as they are.
  if (!called && CALLED.test(text)) return undefined
  const scaled = ALL.test(text)
    ? counted
    : [called ?? counted.at(-1)].filter((item) => item !== undefined)
  return scaled.length === 0
    ? undefined
    : scaled.map(({ id }) => ({ kind: 'scale' as const, factor, itemId: id }))
}

const TOO_MANY_ZEROS =
  /(?:kelebihan|kebanyakan)\s(?:angka\s)?(?:nol|0)(?:nya)?(?:\s|$)|nol(?:nya)?\s(?:kelebihan|kebanyakan)/u
const TOO_FEW_ZEROS = /(?:kurangi|kurang)\s(?:angka\s)?(?:nol|0)(?:nya)?(?:\s(?:1|satu))?$/u

function readFactor(text: string): number | undefined {
  if (TOO_MANY_ZEROS.test(text)) return 0.1
  if (TOO_FEW_ZEROS.test(text)) return 10
  const percent = PERCENT.exec(text)
  if (percent) {
    const share = (parseIndonesianNumber(percent[2]!) ?? 0) / 100
    return percent[1] === 'tambah' ? 1 + share : 1 - share
  }
  // `spandek 0,35 x 6 m` has a length.
  const times = /\d\s?x\s?\d/u.test(text) ? null : TIMES.exec(text)
  if (times) return parseIndonesianNumber(times[1] ?? times[2] ?? '2')
  return HALF.test(text) ? 0.5 : undefined
}
