import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { readBareQuantity } from '../changes/read-change.ts'
import type { Act } from '../../track/act.ts'

const EACH = String.raw`(?:semua|masing-masing|(?:se)?tiap(?:-tiap)?(?:\s(?:jenis|barang|item|ukuran|macam|warna))?|sama\srata|rata)`
const SOFT = String.raw`(?:\s(?:ambil|mau|butuh|perlu|pesan|beli|minta|jadi|juga|sama|saja|dulu|deh|ya|dong|kak|min|pak|isi|@))*`
const AMOUNT = String.raw`(\d+(?:[.,]\d+)*(?:\s?\p{L}+[²³23]?)?)`
/** `semua ambil 50`, at the end of a message. */
const BEHIND = new RegExp(
  String.raw`(?:^|[\s,])(?:ambil\s|yang\s)?${EACH}${SOFT}\s${AMOUNT}${SOFT}$`,
  'u',
)
/** `10 sak masing-masing`, `10 10 semua`. */
const BEFORE = new RegExp(
  String.raw`(?:^|[\s,])${AMOUNT}(?:\s\d+)*\s(?:(?:untuk|buat)\s)?${EACH}${SOFT}$`,
  'u',
)

type Each = { act: Extract<Act, { kind: 'each' }>; rest: string }

/**
 * One quantity for each of several goods, at the end of a normalized message, with the message without it. A percentage, a
 * price and a change by a number are none.
 */
export function readEach(text: string): Each | undefined {
  const match = BEHIND.exec(text) ?? BEFORE.exec(text)
  const amount = match && readBareQuantity(match[1]!)
  if (!match || !amount) return undefined
  if (/(?:^|\s)(?:tambah|kurangi|total|harga|hapus|batal)(?:\s|$)|(?<!\p{L})rp/u.test(match[0]))
    return undefined
  const rest = text.slice(0, match.index).replace(/[\s,]+$/u, '')
  // `semua tambah 5` changes what is there by a number.
  if (/(?:^|\s)(?:tambah|kurangi|total(?:nya)?)$/u.test(rest)) return undefined
  return { act: { kind: 'each', ...amount }, rest }
}

const MIDDLE = new RegExp(
  String.raw`^(.*?\p{L}.*?(?:[\s,])(?:masing-masing|(?:se)?tiap\s(?:jenis|ukuran|warna))${SOFT}\s\d+(?:[.,]\d+)?(?:\s?(?:${unitWords.join('|')}|kg|kilo|m2|m3))?)\s*(?:,|;|\n|\s(?:dan|sama|terus|lalu|plus)\s)\s*(\p{L}.*\d.*)$`,
  'su',
)

/** `besi ulir 10 sama 13 masing-masing 80, semen 20`: a message up to the quantity of each of several goods, and what follows it. */
export function splitBehindEach(text: string): [string, string | undefined] {
  const [, each, others] = MIDDLE.exec(text) ?? []
  return each && others ? [each, others] : [text, undefined]
}
