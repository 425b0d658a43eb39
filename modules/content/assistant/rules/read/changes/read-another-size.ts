import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'
import { findCalledItem } from '../goods/find-called.ts'
import { respecify } from '../../track/respecify.ts'

const SIZE = String.raw`(?:ukuran\s)?\d+(?:[.,]\d+)?\s?(?:mm|mili|cm|kg|inch|inci|liter|watt)|(?:ukuran|nomor|nomer|no\.?)\s\d+|(?<=yang\s)\d+(?:[.,]\d+)?`
const ANOTHER = new RegExp(
  String.raw`^(?:(\p{L}{3,}nya)\s)?(?:sama|dan|tambah|plus|terus|sekalian|serta)\s(?:sama\s|juga\s|lagi\s)*(?:yang\s)?(${SIZE})(?:\s(?!(?:${unitWords.join('|')}|tambah|kurangi|jadi|ganti)\s)(\p{L}{3,}))?\s(\d+)(?:\s?(${unitWords.join('|')}))?(?:\s(?:juga|ya|kak|dong|deh|saja|lagi|pak|bu|min))*$`,
  'u',
)

/** `4x4 nya 10` behind goods like them with other sides. */
const SIDES_CALLED = new RegExp(
  String.raw`^(?:(?:yang|tambah|plus|sama|dan|juga)\s)*(\d+x\d+)(?:\s?nya)?\s(\d+)(?:\s?(${unitWords.join('|')}))?(?:\s(?:saja|ya|deh|juga))*$`,
  'u',
)

/** `yang 12 perlu juga`: with how many in the next breath. */
const TOO =
  /^(?:(?:tukang(?:nya)?|mandor(?:nya)?|katanya|bilang|ternyata|eh|oh)\s)*yang\s(\d+(?:[.,]\d+)?)\s?(mm|mili|cm|inch|inci|kg)?\s(?:(?:perlu|mau|butuh|pesan|ambil|minta)\sjuga|juga\s(?:perlu|mau|butuh|pesan|ambil|minta))(?:\s(?:ya|deh|kak|dong))*$/u

/** Goods like the last ones in a size that none of the list has. */
export function readSizeToo(text: string, { items }: Dialogue): Act | undefined {
  const [, number, unit] = TOO.exec(text) ?? []
  const like = items.at(-1)
  const own = /\d\s?(mm|cm|inch|kg)(?!\p{L})/u.exec(like?.words ?? '')?.[1]
  const hasNumber = (words: string) =>
    new RegExp(String.raw`(?<![\d.,])${number}(?![\d.,])`, 'u').test(words)
  if (!number || !like || !own || items.some(({ words }) => hasNumber(words))) return undefined
  const { words } = respecify(
    { ...like, match: null },
    { words: `${number} ${unit ?? own}`, replaced: null },
  )
  return { kind: 'goods', words, qty: null, unit: null, isTentative: false }
}

/** `sama yang 9 mm 10 lembar`, `sama yang 8 banci 40`, `sepatunya tambah yang nomor 42 10 pasang`: goods like others, in another size. */
export function readAnotherSize(text: string, { items }: Dialogue): Act | undefined {
  const [, sides, pieces, unitOfSides] = SIDES_CALLED.exec(text) ?? []
  const isNew = sides && items.every(({ words }) => !words.replaceAll(/\s/gu, '').includes(sides))
  const [, called, labelled = '', sort, qty, counted] =
    ANOTHER.exec(text) ?? (isNew ? [text, undefined, sides, undefined, pieces, unitOfSides] : [])
  const size = labelled.replace(/^(?:ukuran|nomor|nomer|no\.?)\s/u, '')
  const like = called ? findCalledItem(called, items) : items.at(-1)
  const [unit = ''] = isNew ? ['x'] : (/\p{L}+$/u.exec(size) ?? [])
  const isSized = new RegExp(String.raw`\d\s?${unit}`, 'iu').test(like?.words ?? '')
  if (!qty || !like || like.qty === null || !isSized) return undefined
  const { words, retryWords } = respecify(
    { ...like, match: null },
    { words: sort ? `${size} ${sort}` : size, replaced: null },
  )
  return {
    kind: 'goods',
    words,
    ...(retryWords ? { retryWords } : {}),
    qty: Number(qty),
    unit: counted ?? null,
    isTentative: false,
  }
}
