import type { Act } from '../../track/act.ts'
import { findChosen, listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { COLOUR } from '../../track/respecify.ts'
import { ORDINALS } from './find-called.ts'

const NUMBER = String.raw`(?:(?:nomor|nomer|no\.?|ke-?)\s?)?(${ORDINALS.join('|')}|[1-9])`
const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|itu))*$`
const BY_PLACE = new RegExp(
  String.raw`^(?:ok[e]?\s|ya\s|jadi\s|sudah\s)*(?:(?:ambil|pilih|pakai|mau)\s)?(?:yang\s|(?:nomor|nomer|no\.?)\s?)${NUMBER}${SOFT}`,
  'u',
)
const BY_VERB = new RegExp(String.raw`^(?:ok[e]?\s|ya\s)*(?:ambil|pilih)\s${NUMBER}${SOFT}`, 'u')

/** `yang hitam ya`: of what was shown, the goods in that colour; `yang hitam` alone may ask. */
const BY_SORT = new RegExp(
  String.raw`^(?:oke?\s|ya\s|jadi\s|sudah\s)*(?:(?:(?:ambil|pilih|pakai|mau|ganti|minta)\s)+(?:yang\s)?(?:warna\s)?(${COLOUR.source})(?:\s(?:saja|ya|deh|dong|itu|juga))*|yang\s(?:warna\s)?(${COLOUR.source})(?:\s(?:saja|ya|deh|dong|itu))+)$`,
  'u',
)

/**
 * `yang nomor 2`, behind numbered goods other than those that were asked about: they replace those. `ambil 2` may also be
 * how many, where that is asked.
 */
export function readOther(part: string, dialogue: Dialogue): Act[] | undefined {
  const { others, asked } = dialogue
  const item = listSpoken(dialogue).find(({ id }) => id === others?.itemId)
  if (!others || !item) return undefined
  const [, taken, pointed] = BY_SORT.exec(part) ?? []
  const sort = taken ?? pointed
  if (sort) return [{ kind: 'specify', words: sort, replaced: null, itemId: item.id }]
  const isCounting = asked?.itemId === item.id && item.qty === null && findChosen(item)
  const said = BY_PLACE.exec(part)?.[1] ?? (isCounting ? undefined : BY_VERB.exec(part)?.[1])
  if (said === undefined) return undefined
  const ordinal = ORDINALS.indexOf(said)
  const sku = others.skus[ordinal === -1 ? Number(said) - 1 : ordinal]
  return sku === undefined ? undefined : [{ kind: 'choose', itemId: item.id, sku }]
}
