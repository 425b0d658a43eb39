import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { findCalledItem, ORDINALS } from '../goods/find-called.ts'
import { hasSizeIn } from '../goods/read-bare-size.ts'

const REFERENCE = String.raw`(?:yang\s)?(?:(?:item|poin|point|urutan|butir|nomor|nomer|no\.?)\s?(?:ke-?\s?)?\d{1,2}|ke-?\s?\d{1,2}|(?:di\s)?tengah|${ORDINALS.join('|')}|terakhir|barusan)`
const SIZE = String.raw`\d+(?:[.,]\d+)?\s?(?<unit>mm|mili|cm|inch|inci|kg|kilo|liter|watt)|\d+(?:\s?[x×]\s?\d+)+`
const REFERRED = new RegExp(
  String.raw`^(?<reference>${REFERENCE})(?:\s(?:itu|tadi|saja|mau|mohon|tolong))*\s(?:ganti|jadi|pakai|maksudnya)\s(?:(?:jadi|ke|yang|pakai|dengan|saja|ukuran|tebal|diameter)\s)*(?<size>${SIZE})(?:[\s,]+(?<qty>\d+)\s?(?<counted>${unitWords.join('|')}))?(?:\s(?:saja|ya|deh|dong|kak|lah))*$`,
  'u',
)

/** What goods are sold by, too. */
const MAY_COUNT = /^(?:kg|kilo|liter)$/u

/** `yang tengah ganti 15 mm`, `nomor 2 jadi 12 mm 10 lembar`: another size of goods that their place on the list calls. */
export function readReferred(text: string, items: readonly DialogueItem[]): Act[] | undefined {
  const { reference, size, unit, qty, counted } = REFERRED.exec(text)?.groups ?? {}
  const item = reference && findCalledItem(reference, items)
  if (!item || !size || (MAY_COUNT.test(unit ?? '') && !hasSizeIn(item, unit!))) return undefined
  const specified: Act = { kind: 'specify', words: size, replaced: null, itemId: item.id }
  if (!qty) return [specified]
  const quantity = { qty: Number(qty), unit: counted ?? null, change: 'set' as const }
  return [specified, { kind: 'quantity', ...quantity, itemId: item.id }]
}
