import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import type { Act } from '../../track/act.ts'
import { listSpoken, type Dialogue } from '../../track/dialogue.ts'
import { findOnlySaid } from '../goods/find-only-said.ts'

const UNIT = `(?:${unitWords.join('|')}|kg)`
const SIZE = String.raw`\d+\/\d+(?:\s?(?:inch|inci))?|\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)*(?:\s?(?:mm|cm|kg|liter|watt|inch|inci|ampere|a)(?!\p{L}))?`
const EACH = new RegExp(
  String.raw`^yang\s(?:ukuran\s|warna\s|tebal\s)?(?<said>(?:\d\s)?(?:${SIZE})|\p{L}{3,}(?:\s(?!(?:jadi|ambil|cukup|pesan|minta)\s)\p{L}{3,})?)(?:\s?nya)?\s(?:jadi\s|ambil\s|cukup\s|pesan\s|minta\s)?(?<qty>\d+(?:[.,]\d+)?)(?:\s?(?<unit>${UNIT}))?(?:\s(?:saja|ya|deh|dong|juga))*$`,
  'u',
)
const LEAD =
  /^(?:(?:eh|oh|maaf|oke?|ya|ambil|pesan|mau|minta|beli|jadi|aduh|ternyata|salah|ketuker|ketukar|tertukar|kebalik|terbalik|kebolak-balik)[\s,.]+)+/u

/**
 * `ambil yang geser 3, yang ayun 2`, `ketuker, yang 1/2 15, yang 3/4 20`: goods that are told apart by a size or a word of theirs, and how many of
 * each; those that were asked about before others, too.
 */
export function readPointedEach(text: string, dialogue: Dialogue): Act[] | undefined {
  const parts = text.replace(LEAD, '').split(/\s*,\s+|\s(?:(?:dan|sama|terus)\s)?(?=yang\s)/u)
  if (parts.length < 2) return undefined
  const spoken = [...dialogue.left, ...listSpoken(dialogue)]
  const found = parts.map((part) => {
    const { said, qty, unit } = EACH.exec(part)?.groups ?? {}
    const item = said && findOnlySaid(said, spoken)
    return item && qty
      ? { item, qty: Number(qty.replace(',', '.')), unit: unit ?? null }
      : undefined
  })
  const said = found.flatMap((each) => each ?? [])
  const isEach = new Set(said.map(({ item }) => item.id)).size === parts.length
  if (said.length < parts.length || !isEach) return undefined
  return said.flatMap(({ item, qty, unit }): Act[] => [
    ...(dialogue.items.includes(item) ? [] : [{ kind: 'return' as const, itemId: item.id }]),
    { kind: 'quantity', qty, unit, change: 'set', itemId: item.id },
  ])
}
