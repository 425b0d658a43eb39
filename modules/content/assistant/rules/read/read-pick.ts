import { ORDINALS } from './goods/find-called.ts'

/** What says beyond doubt that an option is picked by its place, and what may name a size instead. */
const PICK = new RegExp(
  String.raw`(?:^|\s)(?:(nomor|nomer|no\.?|pilihan|opsi|yang\s+ke-?)\s?|(?:(?:yang|pilih|ambil|pakai)\s+)?(?:ke-?\s?)?)(${ORDINALS.join('|')}|\d)(?:\s+(?:saja|ya|deh|dong|kak|itu|sebanyak|jumlahnya))*$`,
  'u',
)

/** `0,5–1 cm`: neither of the two is a size by itself. */
const RANGE = /\d+(?:[.,]\d+)?\s?[–-]\s?\d+(?:[.,]\d+)?/gu

/** Which of the shown options is picked, from 0. A number that the question names as a size is that size. */
export function readPick(text: string, question: string | null): number | undefined {
  const match = PICK.exec(text.trim())
  if (!match) return undefined
  const [, isPlace, picked = ''] = match
  const ordinal = ORDINALS.indexOf(picked)
  if (ordinal !== -1) return ordinal
  const isSize = question
    ?.replaceAll(RANGE, ' ')
    .match(/\d+(?:[.,]\d+)?/gu)
    ?.some((size) => size === picked)
  if (!isPlace && (isSize || match.index > 0)) return undefined
  return Number(picked) - 1
}
